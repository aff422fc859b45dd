/**
 * @generated SignedSource<<1cad48da8eefb92a0c5f9cc2144afc01>>
 * @relayHash da4c5bb1660a9d0ab11fdf3313c48d47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e92f636dfb9712148176b9645100420a17a93b0ea5c4974154c7a21286cf8a16

import { ConcreteRequest } from 'relay-runtime';
export type MarkConversationUnread$variables = {
  id: string;
};
export type MarkConversationUnread$data = {
  readonly markConversationUnread: {
    readonly client: {
      readonly id: string;
      readonly unreadConversationsCount: number;
    };
    readonly containMessagesUnreadByAgents: boolean;
    readonly id: string;
    readonly unreadCount: number;
    readonly version: number;
  };
};
export type MarkConversationUnread = {
  response: MarkConversationUnread$data;
  variables: MarkConversationUnread$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Conversation",
    "kind": "LinkedField",
    "name": "markConversationUnread",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "containMessagesUnreadByAgents",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "client",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadConversationsCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MarkConversationUnread",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MarkConversationUnread",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "da4c5bb1660a9d0ab11fdf3313c48d47",
    "id": "e92f636dfb9712148176b9645100420a17a93b0ea5c4974154c7a21286cf8a16",
    "metadata": {},
    "name": "MarkConversationUnread",
    "operationKind": "mutation",
    "text": "mutation MarkConversationUnread($id:ID!){markConversationUnread(id:$id){id,version,containMessagesUnreadByAgents,unreadCount,client{id,unreadConversationsCount}}}"
  }
};
})();

(node as any).hash = "3cb15279f2f3342f5009fe56aedcfda4";

export default node;
