/**
 * @generated SignedSource<<fc7abf641eab678ab4401e97484c6994>>
 * @relayHash 2c268b3b536dc0e66ae76e173dab3acd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2efdc4136034d8cecb2f0de0f72a3a92a27f48a5ca8fd308be186c4d6ae6eff

import { ConcreteRequest } from 'relay-runtime';
export type EmptyInboxQuery$variables = Record<PropertyKey, never>;
export type EmptyInboxQuery$data = {
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
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
      (v2/*:: as any*/)
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
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "2c268b3b536dc0e66ae76e173dab3acd",
    "id": "b2efdc4136034d8cecb2f0de0f72a3a92a27f48a5ca8fd308be186c4d6ae6eff",
    "metadata": {},
    "name": "EmptyInboxQuery",
    "operationKind": "query",
    "text": "query EmptyInboxQuery{currentUser{client{id},id},assistants{id,title}}"
  }
};
})();

(node as any).hash = "91270b553f1119475c82108b1b88d2ed";

export default node;
