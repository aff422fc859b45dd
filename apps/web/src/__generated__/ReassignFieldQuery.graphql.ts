/**
 * @generated SignedSource<<ae020ccb2f4def7ca51c5fbd65b10b52>>
 * @relayHash 7020cf8350f895ef2dc3cf6bdb97fbd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d65cc54374db9dab8e206aaa1847fa4526470a538b355e994796cc166b8fba1

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
    readonly shownInFlows?: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openConversationsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GuidedFlow",
      "kind": "LinkedField",
      "name": "shownInFlows",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "colleagues",
  "plural": true,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Team",
  "kind": "LinkedField",
  "name": "teams",
  "plural": true,
  "selections": (v3/*:: as any*/),
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
          (v4/*:: as any*/)
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
          (v4/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "7020cf8350f895ef2dc3cf6bdb97fbd5",
    "id": "8d65cc54374db9dab8e206aaa1847fa4526470a538b355e994796cc166b8fba1",
    "metadata": {},
    "name": "ReassignFieldQuery",
    "operationKind": "query",
    "text": "query ReassignFieldQuery($userId:ID!){leaver:node(id:$userId){__typename,...on User{openConversationsCount,shownInFlows{id,name}},id},colleagues{id,name},teams{id,name}}"
  }
};
})();

(node as any).hash = "9f8fa38f201d3cc7f4deb25fea72e79c";

export default node;
