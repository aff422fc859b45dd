/**
 * @generated SignedSource<<a4c05401f894a04530e0ca987ea42cfa>>
 * @relayHash b2688b18393215fc7c83567d9f368558
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67563bf7b9b6050f1530cd76db881b79b33f4b938b0d31dbb1f686d4a0e075c7

import { ConcreteRequest } from 'relay-runtime';
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
export type StarterKnowledgeQuery$variables = Record<PropertyKey, never>;
export type StarterKnowledgeQuery$data = {
  readonly crawlSources: ReadonlyArray<{
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
    "cacheID": "b2688b18393215fc7c83567d9f368558",
    "id": "67563bf7b9b6050f1530cd76db881b79b33f4b938b0d31dbb1f686d4a0e075c7",
    "metadata": {},
    "name": "StarterKnowledgeQuery",
    "operationKind": "query",
    "text": "query StarterKnowledgeQuery{crawlSources{id,lastRun{id,state,error,counts{found,waiting,read}}}}"
  }
};
})();

(node as any).hash = "a4ddbeac907751f3dbb198d52f4e2efa";

export default node;
