/**
 * @generated SignedSource<<5f85c422a7f7d1aee27467ada7a14ff6>>
 * @relayHash fb028a3271e9af98308fc0f54ec4f0b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93072e9366168d99230359ce522e3c66e158f3a1688c60975417ba4c307f8025

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuditFilterBarQuery } from './AuditFilterBarQuery.graphql';

const node: PreloadableConcreteRequest<AuditFilterBarQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93072e9366168d99230359ce522e3c66e158f3a1688c60975417ba4c307f8025",
    "metadata": {},
    "name": "AuditFilterBarQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
