/**
 * @generated SignedSource<<3c8f143600881745cc2c8078e266a656>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SendKey = "CtrlEnter" | "Enter";
import { FragmentRefs } from "relay-runtime";
export type NotificationPreferences_preferences$data = {
  readonly areShortcutsOn: boolean;
  readonly desktopNotifications: boolean;
  readonly id: string;
  readonly notificationSound: boolean;
  readonly sendKey: SendKey;
  readonly shortcutKeys: ReadonlyArray<{
    readonly keys: ReadonlyArray<string>;
    readonly shortcut: string;
  }>;
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
      "name": "sendKey",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "areShortcutsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShortcutKeys",
      "kind": "LinkedField",
      "name": "shortcutKeys",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortcut",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keys",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserPreferences",
  "abstractKey": null
};

(node as any).hash = "c2003f6a34f3d79a03d1c91f498f9b6b";

export default node;
