/**
 * @generated SignedSource<<9e6f940015f2fbcd2d3af2f04c55a5ad>>
 * @relayHash f0fc2936066e9490cec24c9d3e7711bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 315e21ffe22cbe50d116763da4d6d87fe68ca455665b97c8ba3417e4ecda1207

import { ConcreteRequest } from 'relay-runtime';
export type CrawlFrequency = "Daily" | "Monthly" | "Never" | "Weekly";
export type CrawlKind = "List" | "Page" | "Site" | "Sitemap";
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
export type useWebpagesActionsStartMutation$variables = {
  sourceId: string;
};
export type useWebpagesActionsStartMutation$data = {
  readonly startCrawl: {
    readonly id: string;
    readonly source: {
      readonly addresses: ReadonlyArray<string>;
      readonly excludePatterns: ReadonlyArray<string>;
      readonly frequency: CrawlFrequency;
      readonly id: string;
      readonly includePatterns: ReadonlyArray<string>;
      readonly kind: CrawlKind;
      readonly lastRun: {
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
        readonly state: CrawlState;
      } | null | undefined;
      readonly maxDepth: number;
      readonly maxPages: number;
      readonly nextRunAt: string | null | undefined;
      readonly pageCount: number;
      readonly respectsRobots: boolean;
    } | null | undefined;
  };
};
export type useWebpagesActionsStartMutation = {
  response: useWebpagesActionsStartMutation$data;
  variables: useWebpagesActionsStartMutation$variables;
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
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "includePatterns",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "excludePatterns",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxDepth",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxPages",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "respectsRobots",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "frequency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextRunAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pageCount",
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
    "name": "useWebpagesActionsStartMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWebpagesActionsStartMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "f0fc2936066e9490cec24c9d3e7711bc",
    "id": "315e21ffe22cbe50d116763da4d6d87fe68ca455665b97c8ba3417e4ecda1207",
    "metadata": {},
    "name": "useWebpagesActionsStartMutation",
    "operationKind": "mutation",
    "text": "mutation useWebpagesActionsStartMutation($sourceId:ID!){startCrawl(sourceId:$sourceId){id,source{id,kind,addresses,includePatterns,excludePatterns,maxDepth,maxPages,respectsRobots,frequency,nextRunAt,pageCount,lastRun{id,state,error,createdAt,endedAt,counts{found,waiting,read,added,changed,skipped,failed}}}}}"
  }
};
})();

(node as any).hash = "0798626ed4be09f1752ec7b94bbf71d4";

export default node;
