/**
 * @generated SignedSource<<517bf1031f731b067fe5f895b9ece818>>
 * @relayHash f28661748728f34bb407c2a032f8e2ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c791a3f76ede3877f4c04d66f3103803c7ccc3d94a5a28a4f22b11506ede1b56

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c791a3f76ede3877f4c04d66f3103803c7ccc3d94a5a28a4f22b11506ede1b56",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
