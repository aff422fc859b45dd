/**
 * @generated SignedSource<<c627f253b4cd2e786d9b2579eb0931c2>>
 * @relayHash 61441eeb9db3b3121665cabf53770a68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID babc072ddbb94434ce12c8b43746db81b06fa3a36c48b41e3593c2a3178afff9

import { ConcreteRequest } from 'relay-runtime';
export type EmptyInboxQuery$variables = Record<PropertyKey, never>;
export type EmptyInboxQuery$data = {
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly conversationCounts: {
    readonly all: number;
  };
  readonly currentUser: {
    readonly client: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type EmptyInboxQuery = {
  response: EmptyInboxQuery$data;
  variables: EmptyInboxQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Client",
  "kind": "LinkedField",
  "name": "client",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Assistant",
  "kind": "LinkedField",
  "name": "assistants",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ConversationCounts",
  "kind": "LinkedField",
  "name": "conversationCounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "all",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EmptyInboxQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EmptyInboxQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "61441eeb9db3b3121665cabf53770a68",
    "id": "babc072ddbb94434ce12c8b43746db81b06fa3a36c48b41e3593c2a3178afff9",
    "metadata": {},
    "name": "EmptyInboxQuery",
    "operationKind": "query",
    "text": "query EmptyInboxQuery{currentUser{client{id},id},assistants{id,title},conversationCounts{all}}"
  }
};
})();

(node as any).hash = "3707ea4e9ada37f65e58547c2668d4be";

export default node;
