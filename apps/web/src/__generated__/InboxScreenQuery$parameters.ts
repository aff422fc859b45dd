/**
 * @generated SignedSource<<b9fb7c445e5657e3190d1c08bcef89f5>>
 * @relayHash 0c73324bd793dcb50ba7b5de28a63f09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e3ed6b5fc92cd52d96e09f47642c0dd73d47d42165a6fc3157e1127b4417210

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InboxScreenQuery } from './InboxScreenQuery.graphql';

const node: PreloadableConcreteRequest<InboxScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e3ed6b5fc92cd52d96e09f47642c0dd73d47d42165a6fc3157e1127b4417210",
    "metadata": {},
    "name": "InboxScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
