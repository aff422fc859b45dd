/**
 * @generated SignedSource<<8ce7238265bbfb4c013435c00013bc15>>
 * @relayHash 40cc56aa3ce4f18c5c368b49df69af77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9e5b4a89b0d1b46076178dbedcad61eba8f00fa277a9e420a38cf4a5fe9663e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9e5b4a89b0d1b46076178dbedcad61eba8f00fa277a9e420a38cf4a5fe9663e",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
