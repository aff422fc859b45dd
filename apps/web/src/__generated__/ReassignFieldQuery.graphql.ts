/**
 * @generated SignedSource<<c597bcd463052c17fb20bfe6265cdf2a>>
 * @relayHash ec91a52b5ec4ad7c18e3c2ab8f3e4d05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e1a1aed0445f5082bacb4a5047a109657cb437b2b4b7e58555786a696ca701b

import { ConcreteRequest } from 'relay-runtime';
export type ReassignFieldQuery$variables = {
  userId: string;
};
export type ReassignFieldQuery$data = {
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
export type ReassignFieldQuery = {
  response: ReassignFieldQuery$data;
  variables: ReassignFieldQuery$variables;
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
    "name": "ReassignFieldQuery",
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
    "name": "ReassignFieldQuery",
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
    "cacheID": "ec91a52b5ec4ad7c18e3c2ab8f3e4d05",
    "id": "0e1a1aed0445f5082bacb4a5047a109657cb437b2b4b7e58555786a696ca701b",
    "metadata": {},
    "name": "ReassignFieldQuery",
    "operationKind": "query",
    "text": "query ReassignFieldQuery($userId:ID!){leaver:node(id:$userId){__typename,...on User{openConversationsCount},id},colleagues{id,name},teams{id,name}}"
  }
};
})();

(node as any).hash = "854bfb85d51ee4f7c1fe93f9c98eac30";

export default node;
