/**
 * @generated SignedSource<<242918ae103c24fcec1fb4ab682d095c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotificationSwitches_preferences$data = {
  readonly desktopNotifications: boolean;
  readonly id: string;
  readonly notificationSound: boolean;
  readonly " $fragmentType": "NotificationSwitches_preferences";
};
export type NotificationSwitches_preferences$key = {
  readonly " $data"?: NotificationSwitches_preferences$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationSwitches_preferences">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationSwitches_preferences",
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
      "name": "notificationSound",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "desktopNotifications",
      "storageKey": null
    }
  ],
  "type": "UserPreferences",
  "abstractKey": null
};

(node as any).hash = "ffa8577ee167b7e6ba1fe085d11daaea";

export default node;
