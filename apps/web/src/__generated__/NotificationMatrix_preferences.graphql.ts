/**
 * @generated SignedSource<<032dd5b8fc22078007c10405cc521e20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NotificationKind = "Assigned" | "HandoffRequested" | "InvitationAccepted" | "Mention" | "ScheduledNotSent" | "SnoozeEnded" | "UsageAlert" | "VisitorReplied";
import { FragmentRefs } from "relay-runtime";
export type NotificationMatrix_preferences$data = {
  readonly id: string;
  readonly notificationRules: ReadonlyArray<{
    readonly desktop: boolean;
    readonly inApp: boolean;
    readonly kind: NotificationKind;
    readonly mail: boolean;
    readonly sound: boolean;
  }>;
  readonly " $fragmentType": "NotificationMatrix_preferences";
};
export type NotificationMatrix_preferences$key = {
  readonly " $data"?: NotificationMatrix_preferences$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationMatrix_preferences">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationMatrix_preferences",
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
      "concreteType": "NotificationRule",
      "kind": "LinkedField",
      "name": "notificationRules",
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
          "name": "inApp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sound",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "desktop",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserPreferences",
  "abstractKey": null
};

(node as any).hash = "d3a252633dd5e3bad42a2019f6889cd6";

export default node;
