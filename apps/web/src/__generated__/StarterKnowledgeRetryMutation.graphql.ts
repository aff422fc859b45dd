/**
 * @generated SignedSource<<4b52c600aea9bf6066ca0b5cb28e501f>>
 * @relayHash 4e8c7e29e1239303c17d4b24411ebd15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9623dd055786a51ff1c664def1cc8f4f63a8f8fba48641cb79fd329015d9aca6

import { ConcreteRequest } from 'relay-runtime';
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
export type StarterKnowledgeRetryMutation$variables = {
  sourceId: string;
};
export type StarterKnowledgeRetryMutation$data = {
  readonly startCrawl: {
    readonly id: string;
    readonly source: {
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
    } | null | undefined;
  };
};
export type StarterKnowledgeRetryMutation = {
  response: StarterKnowledgeRetryMutation$data;
  variables: StarterKnowledgeRetryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sourceId"
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
        "name": "sourceId",
        "variableName": "sourceId"
      }
    ],
    "concreteType": "CrawlRun",
    "kind": "LinkedField",
    "name": "startCrawl",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "CrawlSource",
        "kind": "LinkedField",
        "name": "source",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StarterKnowledgeRetryMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StarterKnowledgeRetryMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "4e8c7e29e1239303c17d4b24411ebd15",
    "id": "9623dd055786a51ff1c664def1cc8f4f63a8f8fba48641cb79fd329015d9aca6",
    "metadata": {},
    "name": "StarterKnowledgeRetryMutation",
    "operationKind": "mutation",
    "text": "mutation StarterKnowledgeRetryMutation($sourceId:ID!){startCrawl(sourceId:$sourceId){id,source{id,lastRun{id,state,error,counts{found,waiting,read},unread:items(outcomes:[Failed,Skipped],first:1){nodes{id,message}}}}}}"
  }
};
})();

(node as any).hash = "758b9dc0e3ad405fbee9f7b1aae94ce4";

export default node;
