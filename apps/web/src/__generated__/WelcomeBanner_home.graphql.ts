/**
 * @generated SignedSource<<40405e4ee759fc7774b8a8bd90e660ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SetupStepKind = "Assistant" | "Company" | "Content" | "Installation" | "People" | "Plan";
import { FragmentRefs } from "relay-runtime";
export type WelcomeBanner_home$data = {
  readonly setup: ReadonlyArray<{
    readonly isDone: boolean;
    readonly kind: SetupStepKind;
  }>;
  readonly " $fragmentType": "WelcomeBanner_home";
};
export type WelcomeBanner_home$key = {
  readonly " $data"?: WelcomeBanner_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"WelcomeBanner_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WelcomeBanner_home",
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

(node as any).hash = "521dcb12d932ac2c28644b03f4cc62e1";

export default node;
