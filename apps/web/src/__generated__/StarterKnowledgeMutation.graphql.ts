/**
 * @generated SignedSource<<51e3844021b6cf34613b4a9c0bc87f1e>>
 * @relayHash d5647563466a1174c4c5c318d73fb675
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc8bf7aabf0164ee08070c72adc0a57fb951c880487aae753a40055a4761f435

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
    "cacheID": "d5647563466a1174c4c5c318d73fb675",
    "id": "cc8bf7aabf0164ee08070c72adc0a57fb951c880487aae753a40055a4761f435",
    "metadata": {},
    "name": "StarterKnowledgeMutation",
    "operationKind": "mutation",
    "text": "mutation StarterKnowledgeMutation($input:CrawlSourceInput!){createCrawlSource(input:$input){id,lastRun{id,state,error,counts{found,waiting,read}}}}"
  }
};
})();

(node as any).hash = "c177a383712bb5d5430024e3c2d3fc0f";

export default node;
