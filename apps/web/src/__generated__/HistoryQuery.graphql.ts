/**
 * @generated SignedSource<<7ee5de46d8e6933df03d74cc9716cf01>>
 * @relayHash 5a4f3d16a6afe74a4a7a5082c9e46271
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f43f73a37e3ea273cac82975d5e7d0f01c834fd8fd0c17f5e4e951de9dd08943

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HistoryQuery$variables = Record<PropertyKey, never>;
export type HistoryQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"History_query">;
};
export type HistoryQuery = {
  response: HistoryQuery$data;
  variables: HistoryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "domain": "Billing"
    }
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HistoryQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "History_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HistoryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "AuditEntryConnection",
        "kind": "LinkedField",
        "name": "auditLog",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditEntryEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditEntry",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "action",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "actorName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "targetName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "detail",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "auditLog(filter:{\"domain\":\"Billing\"},first:5)"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "filters": [],
        "handle": "connection",
        "key": "History_auditLog",
        "kind": "LinkedHandle",
        "name": "auditLog"
      }
    ]
  },
  "params": {
    "cacheID": "5a4f3d16a6afe74a4a7a5082c9e46271",
    "id": "f43f73a37e3ea273cac82975d5e7d0f01c834fd8fd0c17f5e4e951de9dd08943",
    "metadata": {},
    "name": "HistoryQuery",
    "operationKind": "query",
    "text": "query HistoryQuery{...History_query}fragment History_query on Query{auditLog(first:5,filter:{domain:Billing}){edges{node{id,...WhoDidWhat_entry,createdAt,__typename},cursor},pageInfo{endCursor,hasNextPage}}}fragment WhoDidWhat_entry on AuditEntry{action,actorName,targetName,detail}"
  }
};
})();

(node as any).hash = "1cee767ec0481b940ba5665c5f4a6aad";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
