/**
 * @generated SignedSource<<ea92a179e5b9632e2f185a3c04168f93>>
 * @relayHash 7e578c11cc9a16adad8ea2cfc5a93831
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96f7fbb87a3e8c4f8207a817192d6b968bf4c5ab9242a83e1bdb572634ca94a5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ConversationPaneQuery } from './ConversationPaneQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPaneQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96f7fbb87a3e8c4f8207a817192d6b968bf4c5ab9242a83e1bdb572634ca94a5",
    "metadata": {},
    "name": "ConversationPaneQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
