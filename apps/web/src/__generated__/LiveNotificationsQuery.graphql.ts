/**
 * @generated SignedSource<<3e0a43a73d3006e45ff2be991b90103f>>
 * @relayHash ebb8f4f3da7cb4f2a847fa6ca3a85db2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2db63cd68b2bac0b3d63a4bddebf2d3d508fca387abce351e15fc604b01cf67b

import { ConcreteRequest } from 'relay-runtime';
export type NotificationKind = "Assigned" | "HandoffRequested" | "InvitationAccepted" | "Mention" | "ScheduledNotSent" | "SnoozeEnded" | "UsageAlert" | "VisitorReplied";
export type SendKey = "CtrlEnter" | "Enter";
export type TimeFormat = "H12" | "H24";
export type LiveNotificationsQuery$variables = Record<PropertyKey, never>;
export type LiveNotificationsQuery$data = {
  readonly currentUser: {
    readonly client: {
      readonly id: string;
      readonly timezone: string | null | undefined;
    } | null | undefined;
    readonly id: string;
    readonly timezone: string | null | undefined;
  } | null | undefined;
  readonly notificationFeed: {
    readonly id: string;
    readonly unreadCount: number;
  };
  readonly preferences: {
    readonly areShortcutsOn: boolean;
    readonly desktopNotifications: boolean;
    readonly id: string;
    readonly isPaused: boolean;
    readonly notificationRules: ReadonlyArray<{
      readonly desktop: boolean;
      readonly kind: NotificationKind;
      readonly sound: boolean;
    }>;
    readonly notificationSound: boolean;
    readonly quietUntil: string | null | undefined;
    readonly sendKey: SendKey;
    readonly shortcutKeys: ReadonlyArray<{
      readonly keys: ReadonlyArray<string>;
      readonly shortcut: string;
    }>;
    readonly timeFormat: TimeFormat;
  };
};
export type LiveNotificationsQuery = {
  response: LiveNotificationsQuery$data;
  variables: LiveNotificationsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timezone",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "currentUser",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "client",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "NotificationFeed",
    "kind": "LinkedField",
    "name": "notificationFeed",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "UserPreferences",
    "kind": "LinkedField",
    "name": "preferences",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
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
        "name": "timeFormat",
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
      },
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LiveNotificationsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveNotificationsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "ebb8f4f3da7cb4f2a847fa6ca3a85db2",
    "id": "2db63cd68b2bac0b3d63a4bddebf2d3d508fca387abce351e15fc604b01cf67b",
    "metadata": {},
    "name": "LiveNotificationsQuery",
    "operationKind": "query",
    "text": "query LiveNotificationsQuery{currentUser{id,timezone,client{id,timezone}},notificationFeed{id,unreadCount},preferences{id,sendKey,timeFormat,notificationSound,desktopNotifications,notificationRules{kind,sound,desktop},quietUntil,isPaused,areShortcutsOn,shortcutKeys{shortcut,keys}}}"
  }
};
})();

(node as any).hash = "81a8ce4a67b5020769ea149257028d0e";

export default node;
