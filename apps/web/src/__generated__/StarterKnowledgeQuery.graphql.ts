/**
 * @generated SignedSource<<236dac7296452b7b64cb40fa180322e4>>
 * @relayHash 596a7b1e2cafb1943b00d6fdbe6e1bcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d2faf7b7be28c2e098672f392eefa48b372d9fb1c1547163251538084cddd9e

import { ConcreteRequest } from 'relay-runtime';
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
export type StarterKnowledgeQuery$variables = Record<PropertyKey, never>;
export type StarterKnowledgeQuery$data = {
  readonly crawlSources: ReadonlyArray<{
    readonly addresses: ReadonlyArray<string>;
    readonly id: string;
    readonly lastRun: {
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
    } | null | undefined;
  }>;
};
export type StarterKnowledgeQuery = {
  response: StarterKnowledgeQuery$data;
  variables: StarterKnowledgeQuery$variables;
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
    "concreteType": "CrawlSource",
    "kind": "LinkedField",
    "name": "crawlSources",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "addresses",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CrawlRun",
        "kind": "LinkedField",
        "name": "lastRun",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StarterKnowledgeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StarterKnowledgeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "596a7b1e2cafb1943b00d6fdbe6e1bcf",
    "id": "8d2faf7b7be28c2e098672f392eefa48b372d9fb1c1547163251538084cddd9e",
    "metadata": {},
    "name": "StarterKnowledgeQuery",
    "operationKind": "query",
    "text": "query StarterKnowledgeQuery{crawlSources{id,addresses,lastRun{id,state,error,counts{found,waiting,read},unread:items(outcomes:[Failed,Skipped],first:1){nodes{id,message}}}}}"
  }
};
})();

(node as any).hash = "0ce15e06d28aca8e9ac5380e9521491b";

export default node;
