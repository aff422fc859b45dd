/**
 * @generated SignedSource<<dbf213b1a818ef1530887661c8f9d7aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SetupStepKind = "Assistant" | "Company" | "Content" | "Installation" | "People" | "Plan";
import { FragmentRefs } from "relay-runtime";
export type SetupList_home$data = {
  readonly setup: ReadonlyArray<{
    readonly isDone: boolean;
    readonly kind: SetupStepKind;
  }>;
  readonly " $fragmentType": "SetupList_home";
};
export type SetupList_home$key = {
  readonly " $data"?: SetupList_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupList_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupList_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SetupStep",
      "kind": "LinkedField",
      "name": "setup",
      "plural": true,
      "selections": [
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
          "name": "isDone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "be5d1896256f41ac72622822b0df54a6";

export default node;
