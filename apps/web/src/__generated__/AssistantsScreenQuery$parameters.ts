/**
 * @generated SignedSource<<e3085bcf483ce93cb13bc6e376da8103>>
 * @relayHash 01aa49d12589f1de80408327ce8578a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b248ed4a8d4b417dc59764c012be84c4b5b6caabb9d095839e9628f8090537f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AssistantsScreenQuery } from './AssistantsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AssistantsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b248ed4a8d4b417dc59764c012be84c4b5b6caabb9d095839e9628f8090537f",
    "metadata": {},
    "name": "AssistantsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
