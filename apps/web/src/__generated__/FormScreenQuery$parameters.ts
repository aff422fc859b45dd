/**
 * @generated SignedSource<<49369b8febf8cc31d8eea5dcc383c24c>>
 * @relayHash 153b9c6c1930c1ba240cc74f009dcee7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 735296a670c7d3417bfccf00abb19307b0b171ddb891db77e3ee9424a26a6a52

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FormScreenQuery } from './FormScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "735296a670c7d3417bfccf00abb19307b0b171ddb891db77e3ee9424a26a6a52",
    "metadata": {},
    "name": "FormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
