/**
 * @generated SignedSource<<c55f18c87c7442bdc651f5f6fff50456>>
 * @relayHash 4531c998d856e9a46c7eb4bb1526f190
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a43bd1c306231a9dbde8c2baace8b3f7cb481a016a9d8a6a0b82898c49db73b2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { UnreadConversations } from './UnreadConversations.graphql';

const node: PreloadableConcreteRequest<UnreadConversations> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a43bd1c306231a9dbde8c2baace8b3f7cb481a016a9d8a6a0b82898c49db73b2",
    "metadata": {},
    "name": "UnreadConversations",
    "operationKind": "query",
    "text": null
  }
};

export default node;
