/**
 * @generated SignedSource<<b5708109e0d3a64a8e57a864f8750ef4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotificationPreferences_preferences$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NotificationSwitches_preferences">;
  readonly " $fragmentType": "NotificationPreferences_preferences";
};
export type NotificationPreferences_preferences$key = {
  readonly " $data"?: NotificationPreferences_preferences$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationPreferences_preferences">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationPreferences_preferences",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotificationSwitches_preferences"
    }
  ],
  "type": "UserPreferences",
  "abstractKey": null
};

(node as any).hash = "7b9079a965d1e1ac0d582bd674632f90";

export default node;
