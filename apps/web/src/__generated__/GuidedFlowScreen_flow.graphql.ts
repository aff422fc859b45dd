/**
 * @generated SignedSource<<7f7400b614e73e05257797d2734efdf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GuidedFlowStatus = "Archived" | "Draft" | "Published";
export type PresentationType = "Button" | "Card";
import { GuidedFlow } from "@parley/guided-flow/flow";
import { FragmentRefs } from "relay-runtime";
export type GuidedFlowScreen_flow$data = {
  readonly draft: {
    readonly content: GuidedFlow;
    readonly hasChanges: boolean;
    readonly revision: number;
    readonly savedAt: string;
    readonly savedByName: string | null | undefined;
  };
  readonly id: string;
  readonly name: string;
  readonly presentation: {
    readonly lineOne: string;
    readonly lineThree: string | null | undefined;
    readonly lineTwo: string | null | undefined;
    readonly type: PresentationType;
  };
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
  readonly " $fragmentSpreads": FragmentRefs<"OpenFlow_flow">;
  readonly " $fragmentType": "GuidedFlowScreen_flow";
};
export type GuidedFlowScreen_flow$key = {
  readonly " $data"?: GuidedFlowScreen_flow$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuidedFlowScreen_flow">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuidedFlowScreen_flow",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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
      "concreteType": "FlowPresentation",
      "kind": "LinkedField",
      "name": "presentation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineOne",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineTwo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineThree",
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedByName",
          "storageKey": null
        },
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
        (v1/*:: as any*/),
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenFlow_flow"
    }
  ],
  "type": "GuidedFlow",
  "abstractKey": null
};
})();

(node as any).hash = "45bc1bff9e745657d4b7fadb9aa1267b";

export default node;
