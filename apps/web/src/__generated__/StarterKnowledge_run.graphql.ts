/**
 * @generated SignedSource<<7a6c76cc6df7283f47df029af7b009da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
import { FragmentRefs } from "relay-runtime";
export type StarterKnowledge_run$data = {
  readonly counts: {
    readonly found: number;
    readonly read: number;
    readonly waiting: number;
  };
  readonly error: string | null | undefined;
  readonly id: string;
  readonly state: CrawlState;
  readonly " $fragmentType": "StarterKnowledge_run";
};
export type StarterKnowledge_run$key = {
  readonly " $data"?: StarterKnowledge_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"StarterKnowledge_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StarterKnowledge_run",
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
  "type": "CrawlRun",
  "abstractKey": null
};

(node as any).hash = "02d0a1810342bede890e2b6fc1d6a301";

export default node;
