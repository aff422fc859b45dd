/**
 * @generated SignedSource<<6dd916b90b2dc2635f85a88acefd13ac>>
 * @relayHash a8f1add8d24fdf5f636433f6d6695231
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0b319f575bc95bde7ac8b8add1e9b2c31a58fe7ef08a9befc7344aece73bf3c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DocumentScreenQuery } from './DocumentScreenQuery.graphql';

const node: PreloadableConcreteRequest<DocumentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0b319f575bc95bde7ac8b8add1e9b2c31a58fe7ef08a9befc7344aece73bf3c",
    "metadata": {},
    "name": "DocumentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
