/**
 * @generated SignedSource<<759c0b16d15a0f77d13d3a1e1f125a8d>>
 * @relayHash 427fe8b45169d429aeaa47c4e1e7594d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b363364bc19d12a0482f45e4486c747250f0dea97d712f35e76b9a5049c239be

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
    "cacheID": "427fe8b45169d429aeaa47c4e1e7594d",
    "id": "b363364bc19d12a0482f45e4486c747250f0dea97d712f35e76b9a5049c239be",
    "metadata": {},
    "name": "LiveNotificationsQuery",
    "operationKind": "query",
    "text": "query LiveNotificationsQuery{currentUser{id,timezone,client{id,timezone}},notificationFeed{id,unreadCount},preferences{id,sendKey,timeFormat,notificationSound,desktopNotifications,notificationRules{kind,sound,desktop},areShortcutsOn,shortcutKeys{shortcut,keys}}}"
  }
};
})();

(node as any).hash = "49ba6a2b693b041d488a42b5a813b933";

export default node;
