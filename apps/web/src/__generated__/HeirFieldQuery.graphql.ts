/**
 * @generated SignedSource<<5da3f37e3d1175fdd8379b0ec51d4040>>
 * @relayHash 5315d3edd6e9942c85c2efeab3f3b633
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c9f2734fa2effa2716e1170803d93cd7bf970702138f40cdc19a5ebacf2622e

import { ConcreteRequest } from 'relay-runtime';
export type HeirFieldQuery$variables = {
  userId: string;
};
export type HeirFieldQuery$data = {
  readonly colleagues: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly leaver: {
    readonly openConversationsCount?: number;
  } | null | undefined;
  readonly teams: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type HeirFieldQuery = {
  response: HeirFieldQuery$data;
  variables: HeirFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "userId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openConversationsCount",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "colleagues",
  "plural": true,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "teams",
  "plural": true,
  "selections": (v4/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "HeirFieldQuery",
    "selections": [
      {
        "alias": "leaver",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HeirFieldQuery",
    "selections": [
      {
        "alias": "leaver",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "5315d3edd6e9942c85c2efeab3f3b633",
    "id": "8c9f2734fa2effa2716e1170803d93cd7bf970702138f40cdc19a5ebacf2622e",
    "metadata": {},
    "name": "HeirFieldQuery",
    "operationKind": "query",
    "text": "query HeirFieldQuery($userId:ID!){leaver:node(id:$userId){__typename,...on User{openConversationsCount},id},colleagues{id,name},teams{id,name}}"
  }
};
})();

(node as any).hash = "bc3e7b3e7e408272a17e020897b2fec3";

export default node;
