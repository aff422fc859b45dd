/**
 * @generated SignedSource<<57f0b13a0dd7ccecf883152ab0effa37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GuidedFlowStatus = "Archived" | "Draft" | "Published";
import { GuidedFlow } from "@parley/guided-flow/flow";
import { FragmentRefs } from "relay-runtime";
export type FlowActions_flow$data = {
  readonly draft: {
    readonly hasChanges: boolean;
    readonly savedAt: string;
  };
  readonly id: string;
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
  readonly " $fragmentType": "FlowActions_flow";
};
export type FlowActions_flow$key = {
  readonly " $data"?: FlowActions_flow$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlowActions_flow">;
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
  "name": "FlowActions_flow",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "GuidedFlowDraft",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasChanges",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/),
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
})();

(node as any).hash = "e7cf817959614d0ff2a840f79710ba43";

export default node;
