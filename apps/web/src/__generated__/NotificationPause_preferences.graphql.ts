/**
 * @generated SignedSource<<d630e26e0399020fd776a8290972a8ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotificationPause_preferences$data = {
  readonly isPaused: boolean;
  readonly quietUntil: string | null | undefined;
  readonly " $fragmentType": "NotificationPause_preferences";
};
export type NotificationPause_preferences$key = {
  readonly " $data"?: NotificationPause_preferences$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationPause_preferences">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationPause_preferences",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quietUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPaused",
      "storageKey": null
    }
  ],
  "type": "UserPreferences",
  "abstractKey": null
};

(node as any).hash = "14f8aa4b825ba0ff58074373bf2d827e";

export default node;
