/**
 * @generated SignedSource<<0c2e4e58f851666ae9beb8933329bf46>>
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
  readonly unread: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly message: string | null | undefined;
    }>;
  };
  readonly " $fragmentType": "StarterKnowledge_run";
};
export type StarterKnowledge_run$key = {
  readonly " $data"?: StarterKnowledge_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"StarterKnowledge_run">;
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
  "name": "StarterKnowledge_run",
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
            (v0/*:: as any*/),
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
  "type": "CrawlRun",
  "abstractKey": null
};
})();

(node as any).hash = "a73d49170ea1f09bbe9e42ed25260db5";

export default node;
