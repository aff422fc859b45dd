/**
 * @generated SignedSource<<3f5413f3f29e9608a3ed248f8a2c68db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotificationsSection_preferences$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NotificationHours_preferences" | "NotificationMatrix_preferences" | "NotificationSwitches_preferences">;
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
      "name": "NotificationHours_preferences"
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

(node as any).hash = "2efeefb848884683817bd0861cbcc4ce";

export default node;
