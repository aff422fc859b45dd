/**
 * @generated SignedSource<<8954d52ac24f6fedf8b5602df3fc0a05>>
 * @relayHash 942baa3ae58edda9baef0b3ed3d2c9a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afd217c36435c8b070ddf4a040dfbb8af2be96c5d74da5ab66cca8f984ebc080

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InsightsLayoutQuery } from './InsightsLayoutQuery.graphql';

const node: PreloadableConcreteRequest<InsightsLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afd217c36435c8b070ddf4a040dfbb8af2be96c5d74da5ab66cca8f984ebc080",
    "metadata": {},
    "name": "InsightsLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
