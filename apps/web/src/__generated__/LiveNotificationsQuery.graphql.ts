/**
 * @generated SignedSource<<4c1396900839030854ba9474a00838e8>>
 * @relayHash 1711cd49190bd7463ec7706025f06b5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fa7bb170662a628dc5d72478c00d78ee42ef5929a983ffde3bf63444125477e

import { ConcreteRequest } from 'relay-runtime';
export type NotificationKind = "Assigned" | "HandoffRequested" | "InvitationAccepted" | "Mention" | "ScheduledNotSent" | "SnoozeEnded" | "UsageAlert" | "VisitorReplied";
export type SendKey = "CtrlEnter" | "Enter";
export type TimeFormat = "H12" | "H24";
export type LiveNotificationsQuery$variables = Record<PropertyKey, never>;
export type LiveNotificationsQuery$data = {
  readonly currentUser: {
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
    readonly notificationRules: ReadonlyArray<{
      readonly desktop: boolean;
      readonly kind: NotificationKind;
      readonly sound: boolean;
    }>;
    readonly notificationSound: boolean;
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
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "currentUser",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timezone",
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
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LiveNotificationsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1711cd49190bd7463ec7706025f06b5f",
    "id": "5fa7bb170662a628dc5d72478c00d78ee42ef5929a983ffde3bf63444125477e",
    "metadata": {},
    "name": "LiveNotificationsQuery",
    "operationKind": "query",
    "text": "query LiveNotificationsQuery{currentUser{id,timezone},notificationFeed{id,unreadCount},preferences{id,sendKey,timeFormat,notificationSound,desktopNotifications,notificationRules{kind,sound,desktop},areShortcutsOn,shortcutKeys{shortcut,keys}}}"
  }
};
})();

(node as any).hash = "e462046be5b4d79b76d686897defeb7f";

export default node;
