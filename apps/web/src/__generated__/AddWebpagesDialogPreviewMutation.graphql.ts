/**
 * @generated SignedSource<<fb1dc679d398ce456f6e8ac21647b504>>
 * @relayHash 776b849b42c30acec9d2bf52225bb973
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 886d9050dc355327306fda792d69cd90eeb381b6347c7de6c21681a76bc14518

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
export type AddWebpagesDialogPreviewMutation$variables = {
  input: CrawlSourceInput;
};
export type AddWebpagesDialogPreviewMutation$data = {
  readonly previewCrawl: {
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
  };
};
export type AddWebpagesDialogPreviewMutation = {
  response: AddWebpagesDialogPreviewMutation$data;
  variables: AddWebpagesDialogPreviewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CrawlRun",
    "kind": "LinkedField",
    "name": "previewCrawl",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddWebpagesDialogPreviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddWebpagesDialogPreviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "776b849b42c30acec9d2bf52225bb973",
    "id": "886d9050dc355327306fda792d69cd90eeb381b6347c7de6c21681a76bc14518",
    "metadata": {},
    "name": "AddWebpagesDialogPreviewMutation",
    "operationKind": "mutation",
    "text": "mutation AddWebpagesDialogPreviewMutation($input:CrawlSourceInput!){previewCrawl(input:$input){id,state,error,createdAt,endedAt,counts{found,waiting,read,added,changed,skipped,failed}}}"
  }
};
})();

(node as any).hash = "f8c618d67d14279447121188eb821928";

export default node;
