/**
 * @generated SignedSource<<7cc7576c9a3323ee8305c1df6c57304c>>
 * @relayHash ad9c09fdfb00a1176e337d4382fa997f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d224644b20fd4a79a0860c7da053371b81b4ef2be0331935f4ad908a52703ef

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AutomatedFaqsScreenQuery } from './AutomatedFaqsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AutomatedFaqsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d224644b20fd4a79a0860c7da053371b81b4ef2be0331935f4ad908a52703ef",
    "metadata": {},
    "name": "AutomatedFaqsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
