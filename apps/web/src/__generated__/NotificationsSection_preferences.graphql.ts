/**
 * @generated SignedSource<<0b63f7e2110415d6a5f0b8d1b119e78c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotificationsSection_preferences$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NotificationMatrix_preferences" | "NotificationSwitches_preferences">;
  readonly " $fragmentType": "NotificationsSection_preferences";
};
export type NotificationsSection_preferences$key = {
  readonly " $data"?: NotificationsSection_preferences$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationsSection_preferences">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationsSection_preferences",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotificationSwitches_preferences"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotificationMatrix_preferences"
    }
  ],
  "type": "UserPreferences",
  "abstractKey": null
};

(node as any).hash = "e3be839ed98cb34fc6bb0a17e429a300";

export default node;
