/**
 * @generated SignedSource<<3c24ac5721c5480bba33d9b282216445>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GuidedFlowStatus = "Archived" | "Draft" | "Published";
import { GuidedFlow } from "@parley/guided-flow/flow";
import { FragmentRefs } from "relay-runtime";
export type guidedFlowDraft_published$data = {
  readonly published: {
    readonly content: GuidedFlow;
    readonly id: string;
    readonly note: string;
    readonly number: number;
    readonly publishedAt: string;
    readonly publishedByName: string | null | undefined;
  } | null | undefined;
  readonly status: GuidedFlowStatus;
  readonly updatedAt: string;
  readonly " $fragmentType": "guidedFlowDraft_published";
};
export type guidedFlowDraft_published$key = {
  readonly " $data"?: guidedFlowDraft_published$data;
  readonly " $fragmentSpreads": FragmentRefs<"guidedFlowDraft_published">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "guidedFlowDraft_published",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GuidedFlowVersion",
      "kind": "LinkedField",
      "name": "published",
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishedByName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GuidedFlow",
  "abstractKey": null
};

(node as any).hash = "b9ed58cf6e54a8adfe9065a6998eb483";

export default node;
