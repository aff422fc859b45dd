/**
 * @generated SignedSource<<0ccbcc291163c22a5dcb328d816f2783>>
 * @relayHash 47ab09df8620ca75a5707902d5462e73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3786c62c23c183980bc24e43a4b8042f335c949a0acef9e74cce309a536bcc76

import { PreloadableConcreteRequest } from 'relay-runtime';
import { InboxScreenQuery } from './InboxScreenQuery.graphql';

const node: PreloadableConcreteRequest<InboxScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3786c62c23c183980bc24e43a4b8042f335c949a0acef9e74cce309a536bcc76",
    "metadata": {},
    "name": "InboxScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
