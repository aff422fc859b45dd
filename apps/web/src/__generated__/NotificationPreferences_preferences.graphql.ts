/**
 * @generated SignedSource<<5040b84e42459803669234bf8e6fc7a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotificationPreferences_preferences$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NotificationPause_preferences" | "NotificationSwitches_preferences">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotificationPause_preferences"
    }
  ],
  "type": "UserPreferences",
  "abstractKey": null
};

(node as any).hash = "af80d7e0ae4914b7f481426a73b0593a";

export default node;
