/**
 * @generated SignedSource<<7c479708feac1bd847170de2f5dd0e38>>
 * @relayHash 4531c998d856e9a46c7eb4bb1526f190
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a43bd1c306231a9dbde8c2baace8b3f7cb481a016a9d8a6a0b82898c49db73b2

import { ConcreteRequest } from 'relay-runtime';
export type UnreadConversations$variables = Record<PropertyKey, never>;
export type UnreadConversations$data = {
  readonly currentUser: {
    readonly client: {
      readonly id: string;
      readonly unreadConversationsCount: number;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type UnreadConversations = {
  response: UnreadConversations$data;
  variables: UnreadConversations$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "currentUser",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "client",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UnreadConversations",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UnreadConversations",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4531c998d856e9a46c7eb4bb1526f190",
    "id": "a43bd1c306231a9dbde8c2baace8b3f7cb481a016a9d8a6a0b82898c49db73b2",
    "metadata": {},
    "name": "UnreadConversations",
    "operationKind": "query",
    "text": "query UnreadConversations{currentUser{id,client{id,unreadConversationsCount}}}"
  }
};
})();

(node as any).hash = "df71e7c59904b25bc37c95b6030e5e51";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
