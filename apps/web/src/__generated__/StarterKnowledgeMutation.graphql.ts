/**
 * @generated SignedSource<<c2ebd488e36f5a8aa2172f077ecf1079>>
 * @relayHash 564545fb790be70df520e7f27cc8787c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d7f152cc9cf1c949327ad0887a930281d329ef742e21673a6c3442c37d564a0

import { ConcreteRequest } from 'relay-runtime';
export type CrawlFrequency = "Daily" | "Monthly" | "Never" | "Weekly";
export type CrawlKind = "List" | "Page" | "Site" | "Sitemap";
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
export type CrawlSourceInput = {
  addresses: ReadonlyArray<string>;
  excludePatterns?: ReadonlyArray<string> | null | undefined;
  frequency?: CrawlFrequency | null | undefined;
  includePatterns?: ReadonlyArray<string> | null | undefined;
  kind: CrawlKind;
  maxDepth?: number | null | undefined;
  maxPages?: number | null | undefined;
  respectsRobots?: boolean | null | undefined;
};
export type StarterKnowledgeMutation$variables = {
  input: CrawlSourceInput;
};
export type StarterKnowledgeMutation$data = {
  readonly createCrawlSource: {
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
  };
};
export type StarterKnowledgeMutation = {
  response: StarterKnowledgeMutation$data;
  variables: StarterKnowledgeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CrawlSource",
    "kind": "LinkedField",
    "name": "createCrawlSource",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
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
                  (v1/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StarterKnowledgeMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StarterKnowledgeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "564545fb790be70df520e7f27cc8787c",
    "id": "1d7f152cc9cf1c949327ad0887a930281d329ef742e21673a6c3442c37d564a0",
    "metadata": {},
    "name": "StarterKnowledgeMutation",
    "operationKind": "mutation",
    "text": "mutation StarterKnowledgeMutation($input:CrawlSourceInput!){createCrawlSource(input:$input){id,addresses,lastRun{id,state,error,counts{found,waiting,read},unread:items(outcomes:[Failed,Skipped],first:1){nodes{id,message}}}}}"
  }
};
})();

(node as any).hash = "db86e0df5bab499d3865319a06343bac";

export default node;
