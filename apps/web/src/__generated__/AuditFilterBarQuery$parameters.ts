/**
 * @generated SignedSource<<ea4d3bb74f849a0317d0b90718f3cb7d>>
 * @relayHash 40101ecb8f5335ad9b7842021d586b8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29dc19343d767c4c45eee572c20a0dd31b0c70b517eb55f659a56cd9130c5852

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuditFilterBarQuery } from './AuditFilterBarQuery.graphql';

const node: PreloadableConcreteRequest<AuditFilterBarQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29dc19343d767c4c45eee572c20a0dd31b0c70b517eb55f659a56cd9130c5852",
    "metadata": {},
    "name": "AuditFilterBarQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
