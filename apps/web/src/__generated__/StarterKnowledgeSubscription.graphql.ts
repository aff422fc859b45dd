/**
 * @generated SignedSource<<81ac53a0ebb7656ca6fd4b8b9f7ae2d4>>
 * @relayHash 23126ca87ed45dd75057f72fef86acc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cd53d1c1b97f7611eae68194133f0e94cea155764351bb3ba59a6b4ca64a26c

import { ConcreteRequest } from 'relay-runtime';
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
export type StarterKnowledgeSubscription$variables = Record<PropertyKey, never>;
export type StarterKnowledgeSubscription$data = {
  readonly crawlRunChanged: {
    readonly counts: {
      readonly found: number;
      readonly read: number;
      readonly waiting: number;
    };
    readonly error: string | null | undefined;
    readonly id: string;
    readonly state: CrawlState;
    readonly unread: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly message: string | null | undefined;
      }>;
    };
  };
};
export type StarterKnowledgeSubscription = {
  response: StarterKnowledgeSubscription$data;
  variables: StarterKnowledgeSubscription$variables;
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
    "concreteType": "CrawlRun",
    "kind": "LinkedField",
    "name": "crawlRunChanged",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "error",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CrawlCounts",
        "kind": "LinkedField",
        "name": "counts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "found",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "waiting",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "read",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "unread",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          },
          {
            "kind": "Literal",
            "name": "outcomes",
            "value": [
              "Failed",
              "Skipped"
            ]
          }
        ],
        "concreteType": "CrawlRunItemPage",
        "kind": "LinkedField",
        "name": "items",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CrawlRunItem",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "items(first:1,outcomes:[\"Failed\",\"Skipped\"])"
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
    "name": "StarterKnowledgeSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StarterKnowledgeSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "23126ca87ed45dd75057f72fef86acc5",
    "id": "7cd53d1c1b97f7611eae68194133f0e94cea155764351bb3ba59a6b4ca64a26c",
    "metadata": {},
    "name": "StarterKnowledgeSubscription",
    "operationKind": "subscription",
    "text": "subscription StarterKnowledgeSubscription{crawlRunChanged{id,state,error,counts{found,waiting,read},unread:items(outcomes:[Failed,Skipped],first:1){nodes{id,message}}}}"
  }
};
})();

(node as any).hash = "8eef8cff5932652c990fb4bd27af7580";

export default node;
