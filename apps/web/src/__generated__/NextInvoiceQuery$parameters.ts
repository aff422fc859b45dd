/**
 * @generated SignedSource<<3425e5215e89dfa567f353fa901d3f2a>>
 * @relayHash f32de5f45d9968c885adfc9582228dde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bcbf5281b8605e74b4e00be22fe71febb163935a879bfbdb78fadb245575a99

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NextInvoiceQuery } from './NextInvoiceQuery.graphql';

const node: PreloadableConcreteRequest<NextInvoiceQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bcbf5281b8605e74b4e00be22fe71febb163935a879bfbdb78fadb245575a99",
    "metadata": {},
    "name": "NextInvoiceQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
