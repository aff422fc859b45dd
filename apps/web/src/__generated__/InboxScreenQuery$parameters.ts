/**
 * @generated SignedSource<<d37f4d10de89b6f7d8d9c545c208fc32>>
 * @relayHash eb0f17bb185f126ab6a556044d13d413
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d28b61e51b94623173eb1f6d61e9fd7d4594553d0dd7a88aed95a6e6fc69a5ce

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InboxScreenQuery } from './InboxScreenQuery.graphql';

const node: PreloadableConcreteRequest<InboxScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d28b61e51b94623173eb1f6d61e9fd7d4594553d0dd7a88aed95a6e6fc69a5ce",
    "metadata": {},
    "name": "InboxScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
