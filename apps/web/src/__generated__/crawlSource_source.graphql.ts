/**
 * @generated SignedSource<<3b6dacb443f45a004680f918bef4e376>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CrawlFrequency = "Daily" | "Monthly" | "Never" | "Weekly";
export type CrawlKind = "List" | "Page" | "Site" | "Sitemap";
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
import { FragmentRefs } from "relay-runtime";
export type crawlSource_source$data = {
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
  readonly " $fragmentType": "crawlSource_source";
};
export type crawlSource_source$key = {
  readonly " $data"?: crawlSource_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"crawlSource_source">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "crawlSource_source",
  "selections": [
    (v0/*:: as any*/),
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
  "type": "CrawlSource",
  "abstractKey": null
};
})();

(node as any).hash = "152d0fd0e6897cb690e47a091222e010";

export default node;
