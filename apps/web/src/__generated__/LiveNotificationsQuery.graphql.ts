/**
 * @generated SignedSource<<78d26f8035f69561fc154a1f8496003b>>
 * @relayHash d32b9a739a2ef4ae7189249169df3399
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2af9bf1ffdc3abb98e42fd1fd88389065df281d2ee08c67321e2c7bbb9365cf

import { ConcreteRequest } from 'relay-runtime';
export type SendKey = "CtrlEnter" | "Enter";
export type LiveNotificationsQuery$variables = Record<PropertyKey, never>;
export type LiveNotificationsQuery$data = {
  readonly notificationFeed: {
    readonly id: string;
    readonly unreadCount: number;
  };
  readonly preferences: {
    readonly areShortcutsOn: boolean;
    readonly desktopNotifications: boolean;
    readonly id: string;
    readonly notificationSound: boolean;
    readonly sendKey: SendKey;
    readonly shortcutKeys: ReadonlyArray<{
      readonly keys: ReadonlyArray<string>;
      readonly shortcut: string;
    }>;
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
    "cacheID": "d32b9a739a2ef4ae7189249169df3399",
    "id": "c2af9bf1ffdc3abb98e42fd1fd88389065df281d2ee08c67321e2c7bbb9365cf",
    "metadata": {},
    "name": "LiveNotificationsQuery",
    "operationKind": "query",
    "text": "query LiveNotificationsQuery{notificationFeed{id,unreadCount},preferences{id,sendKey,notificationSound,desktopNotifications,areShortcutsOn,shortcutKeys{shortcut,keys}}}"
  }
};
})();

(node as any).hash = "ae31c7bebd4867e5020ca644ef4021d5";

export default node;
