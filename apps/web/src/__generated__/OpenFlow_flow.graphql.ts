/**
 * @generated SignedSource<<0525af0b9f6ab77803f7db62011b500a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenFlow_flow$data = {
  readonly draft: {
    readonly savedAt: string;
  };
  readonly id: string;
  readonly published: {
    readonly number: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FlowActions_flow" | "useFlowTests_flow">;
  readonly " $fragmentType": "OpenFlow_flow";
};
export type OpenFlow_flow$key = {
  readonly " $data"?: OpenFlow_flow$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenFlow_flow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenFlow_flow",
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
      "concreteType": "GuidedFlowVersion",
      "kind": "LinkedField",
      "name": "published",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlowActions_flow"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFlowTests_flow"
    }
  ],
  "type": "GuidedFlow",
  "abstractKey": null
};

(node as any).hash = "1a5c9ae67521087dbaef57e19da8ba26";

export default node;
