/**
 * @generated SignedSource<<c104851d8dbce1c72562a34f929189b9>>
 * @relayHash 922500581ca9b912f52321d5bb42140b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e51ac6a1fdd20d280b3a03dba00451a1f61cadaf0348f0da4f2aefb0da0c5069

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FormsScreenQuery } from './FormsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e51ac6a1fdd20d280b3a03dba00451a1f61cadaf0348f0da4f2aefb0da0c5069",
    "metadata": {},
    "name": "FormsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
