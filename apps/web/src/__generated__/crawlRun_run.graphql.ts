/**
 * @generated SignedSource<<8225f133f48bdb0924161b84b697676b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
import { FragmentRefs } from "relay-runtime";
export type crawlRun_run$data = {
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
  readonly " $fragmentType": "crawlRun_run";
};
export type crawlRun_run$key = {
  readonly " $data"?: crawlRun_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"crawlRun_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "crawlRun_run",
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
  "type": "CrawlRun",
  "abstractKey": null
};

(node as any).hash = "9a3b5f0b96035a6f6a596f1410908d8a";

export default node;
