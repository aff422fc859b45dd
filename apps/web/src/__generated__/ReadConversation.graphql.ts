/**
 * @generated SignedSource<<e26523c9be458f47e97a02222c8918ba>>
 * @relayHash 2fffe770a16f318391e8d3403423a777
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c2c99ba67c8fd0fa0ee64746f40683163077db6f5e271ba95fb24bc84db0b00

import { ConcreteRequest } from 'relay-runtime';
export type ReadConversation$variables = {
  id: string;
};
export type ReadConversation$data = {
  readonly readConversation: {
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
export type ReadConversation = {
  response: ReadConversation$data;
  variables: ReadConversation$variables;
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
    "name": "readConversation",
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
    "name": "ReadConversation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReadConversation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "2fffe770a16f318391e8d3403423a777",
    "id": "5c2c99ba67c8fd0fa0ee64746f40683163077db6f5e271ba95fb24bc84db0b00",
    "metadata": {},
    "name": "ReadConversation",
    "operationKind": "mutation",
    "text": "mutation ReadConversation($id:ID!){readConversation(id:$id){id,version,containMessagesUnreadByAgents,unreadCount,client{id,unreadConversationsCount}}}"
  }
};
})();

(node as any).hash = "94456eca51a588a30d59ad8876afef7e";

export default node;
