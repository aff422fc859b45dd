/**
 * @generated SignedSource<<19440692ea2aafca00292a37d9005bb3>>
 * @relayHash 645091abccab645826c703d278d4b233
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fa39dc68e2bf55fa0ad02a3c6e52ca8ccc3fa2d01d4630559fcf7dcd6a2ea9f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InboxScreenQuery } from './InboxScreenQuery.graphql';

const node: PreloadableConcreteRequest<InboxScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fa39dc68e2bf55fa0ad02a3c6e52ca8ccc3fa2d01d4630559fcf7dcd6a2ea9f",
    "metadata": {},
    "name": "InboxScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
