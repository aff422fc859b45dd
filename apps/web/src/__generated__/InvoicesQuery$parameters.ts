/**
 * @generated SignedSource<<40eaf777f15249d3d2860186a18280fa>>
 * @relayHash 2564d9c3950254912dc8701dde24517f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44b983d1037befb27f20e0d20cbe1685f2b4b273ef5d5a9aff3845a25829f9fe

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InvoicesQuery } from './InvoicesQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44b983d1037befb27f20e0d20cbe1685f2b4b273ef5d5a9aff3845a25829f9fe",
    "metadata": {},
    "name": "InvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
