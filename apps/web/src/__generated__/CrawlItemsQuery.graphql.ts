/**
 * @generated SignedSource<<916aa0c2cf5a1a93cd5d061578bc8cdb>>
 * @relayHash b4669177c6a69bc0200e185698e5b79a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7633a3d344fc286d11482d4cf5e5655bbc6022dc4bb11ac01e5f0beb01079a42

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
    readonly failures: {
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
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v3 = [
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
v4 = [
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
          (v2/*:: as any*/),
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
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "failures",
        "args": [
          (v2/*:: as any*/),
          {
            "kind": "Literal",
            "name": "outcomes",
            "value": [
              "Failed"
            ]
          }
        ],
        "concreteType": "CrawlRunItemPage",
        "kind": "LinkedField",
        "name": "items",
        "plural": false,
        "selections": (v3/*:: as any*/),
        "storageKey": "items(first:50,outcomes:[\"Failed\"])"
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
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CrawlItemsQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "b4669177c6a69bc0200e185698e5b79a",
    "id": "7633a3d344fc286d11482d4cf5e5655bbc6022dc4bb11ac01e5f0beb01079a42",
    "metadata": {},
    "name": "CrawlItemsQuery",
    "operationKind": "query",
    "text": "query CrawlItemsQuery($id:ID!,$outcomes:[CrawlOutcome!]!,$skip:Int!){crawlRun(id:$id){id,state,error,createdAt,endedAt,counts{found,waiting,read,added,changed,skipped,failed},items(outcomes:$outcomes,first:50,skip:$skip){totalCount,nodes{id,url,outcome,message,detail,foundOn,httpStatus}},failures:items(outcomes:[Failed],first:50){totalCount,nodes{id,url,outcome,message,detail,foundOn,httpStatus}}}}"
  }
};
})();

(node as any).hash = "362a6eb894889fadd7dbfa416a6b9a04";

export default node;
