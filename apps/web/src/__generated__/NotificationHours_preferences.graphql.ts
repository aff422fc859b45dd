/**
 * @generated SignedSource<<b496a430dc34bb589c90137f88473182>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotificationHours_preferences$data = {
  readonly notificationHours: {
    readonly days: ReadonlyArray<number>;
    readonly from: string;
    readonly to: string;
  } | null | undefined;
  readonly " $fragmentType": "NotificationHours_preferences";
};
export type NotificationHours_preferences$key = {
  readonly " $data"?: NotificationHours_preferences$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationHours_preferences">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationHours_preferences",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NotificationHours",
      "kind": "LinkedField",
      "name": "notificationHours",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserPreferences",
  "abstractKey": null
};

(node as any).hash = "424ec11fa1332fdff38848cbbc4d97f3";

export default node;
