/**
 * @generated SignedSource<<dde830d149bbb1c16314121f2ed62e55>>
 * @relayHash 1e61c84e2ccae1b03c449d1ed5a33bfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d85aa9b0cf07e9de78725d2767bfe36ecbdea853d64f1641eea1ac85fe9ecd28

import { ConcreteRequest } from 'relay-runtime';
export type CrawlFrequency = "Daily" | "Monthly" | "Never" | "Weekly";
export type CrawlKind = "List" | "Page" | "Site" | "Sitemap";
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
export type UpdateCrawlSourceInput = {
  excludePatterns?: ReadonlyArray<string> | null | undefined;
  frequency?: CrawlFrequency | null | undefined;
  includePatterns?: ReadonlyArray<string> | null | undefined;
  maxDepth?: number | null | undefined;
  maxPages?: number | null | undefined;
  respectsRobots?: boolean | null | undefined;
  sourceId: string;
};
export type AddWebpagesDialogUpdateMutation$variables = {
  input: UpdateCrawlSourceInput;
};
export type AddWebpagesDialogUpdateMutation$data = {
  readonly updateCrawlSource: {
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
  };
};
export type AddWebpagesDialogUpdateMutation = {
  response: AddWebpagesDialogUpdateMutation$data;
  variables: AddWebpagesDialogUpdateMutation$variables;
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
    "name": "updateCrawlSource",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddWebpagesDialogUpdateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddWebpagesDialogUpdateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "1e61c84e2ccae1b03c449d1ed5a33bfe",
    "id": "d85aa9b0cf07e9de78725d2767bfe36ecbdea853d64f1641eea1ac85fe9ecd28",
    "metadata": {},
    "name": "AddWebpagesDialogUpdateMutation",
    "operationKind": "mutation",
    "text": "mutation AddWebpagesDialogUpdateMutation($input:UpdateCrawlSourceInput!){updateCrawlSource(input:$input){id,kind,addresses,includePatterns,excludePatterns,maxDepth,maxPages,respectsRobots,frequency,nextRunAt,pageCount,lastRun{id,state,error,createdAt,endedAt,counts{found,waiting,read,added,changed,skipped,failed}}}}"
  }
};
})();

(node as any).hash = "d9ab4a5c6bb593c3fb6b6c7bd4484366";

export default node;
