/**
 * @generated SignedSource<<0704ddb02c1effd2234e63acba17f8c4>>
 * @relayHash 73898b1cab9177f653c1ae458247f732
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28c26cda7b4fc1b1d31363124fe2c9630e05f6da61ec1ae16519e2f4b0d48bea

import { ConcreteRequest } from 'relay-runtime';
export type CrawlOutcome = "Added" | "Changed" | "Failed" | "Listed" | "Skipped" | "Unchanged" | "Waiting";
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
export type CrawlItemsQuery$variables = {
  id: string;
  outcomes: ReadonlyArray<CrawlOutcome>;
  skip: number;
};
export type CrawlItemsQuery$data = {
  readonly crawlRun: {
    readonly counts: {
      readonly added: number;
      readonly changed: number;
      readonly failed: number;
      readonly found: number;
      readonly read: number;
      readonly skipped: number;
      readonly waiting: number;
    };
    readonly createdAt: string;
    readonly endedAt: string | null | undefined;
    readonly error: string | null | undefined;
    readonly id: string;
    readonly items: {
      readonly nodes: ReadonlyArray<{
        readonly detail: string | null | undefined;
        readonly foundOn: string | null | undefined;
        readonly httpStatus: number | null | undefined;
        readonly id: string;
        readonly message: string | null | undefined;
        readonly outcome: CrawlOutcome;
        readonly url: string;
      }>;
      readonly totalCount: number;
    };
    readonly state: CrawlState;
  };
};
export type CrawlItemsQuery = {
  response: CrawlItemsQuery$data;
  variables: CrawlItemsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "outcomes"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "skip"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "CrawlRun",
    "kind": "LinkedField",
    "name": "crawlRun",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
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
        "kind": "ScalarField",
        "name": "createdAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endedAt",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "added",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "skipped",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failed",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 50
          },
          {
            "kind": "Variable",
            "name": "outcomes",
            "variableName": "outcomes"
          },
          {
            "kind": "Variable",
            "name": "skip",
            "variableName": "skip"
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
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CrawlRunItem",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "outcome",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
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
                "name": "foundOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "httpStatus",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CrawlItemsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CrawlItemsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "73898b1cab9177f653c1ae458247f732",
    "id": "28c26cda7b4fc1b1d31363124fe2c9630e05f6da61ec1ae16519e2f4b0d48bea",
    "metadata": {},
    "name": "CrawlItemsQuery",
    "operationKind": "query",
    "text": "query CrawlItemsQuery($id:ID!,$outcomes:[CrawlOutcome!]!,$skip:Int!){crawlRun(id:$id){id,state,error,createdAt,endedAt,counts{found,waiting,read,added,changed,skipped,failed},items(outcomes:$outcomes,first:50,skip:$skip){totalCount,nodes{id,url,outcome,message,detail,foundOn,httpStatus}}}}"
  }
};
})();

(node as any).hash = "c4332fc66f6dacf5d2776d423aea6d24";

export default node;
