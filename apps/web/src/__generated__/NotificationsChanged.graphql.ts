/**
 * @generated SignedSource<<0bc8a8e7739388378ed6c2348a8a4444>>
 * @relayHash 79358af7ae56cba5c1d67958305716b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf2774a6dec851e6ae2c939df2316cb024cf19481f7f6a55aa71188947afb97f

import { ConcreteRequest } from 'relay-runtime';
export type NotificationKind = "Assigned" | "HandoffRequested" | "InvitationAccepted" | "Mention" | "ScheduledNotSent" | "SnoozeEnded" | "UsageAlert" | "VisitorReplied";
export type NotificationsChanged$variables = Record<PropertyKey, never>;
export type NotificationsChanged$data = {
  readonly notificationsChanged: {
    readonly feed: {
      readonly id: string;
      readonly unreadCount: number;
    };
    readonly isQuiet: boolean;
    readonly notification: {
      readonly actorName: string;
      readonly conversation: {
        readonly id: string;
        readonly visitorName: string;
      } | null | undefined;
      readonly createdAt: string;
      readonly id: string;
      readonly kind: NotificationKind;
      readonly preview: string;
      readonly readAt: string | null | undefined;
    } | null | undefined;
    readonly read: ReadonlyArray<{
      readonly id: string;
      readonly readAt: string | null | undefined;
    }>;
  };
};
export type NotificationsChanged = {
  response: NotificationsChanged$data;
  variables: NotificationsChanged$variables;
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
  "name": "readAt",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "NotificationsChange",
    "kind": "LinkedField",
    "name": "notificationsChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationFeed",
        "kind": "LinkedField",
        "name": "feed",
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
        "concreteType": "Notification",
        "kind": "LinkedField",
        "name": "notification",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "actorName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "preview",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversation",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "visitorName",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Notification",
        "kind": "LinkedField",
        "name": "read",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isQuiet",
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
    "name": "NotificationsChanged",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NotificationsChanged",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "79358af7ae56cba5c1d67958305716b2",
    "id": "cf2774a6dec851e6ae2c939df2316cb024cf19481f7f6a55aa71188947afb97f",
    "metadata": {},
    "name": "NotificationsChanged",
    "operationKind": "subscription",
    "text": "subscription NotificationsChanged{notificationsChanged{feed{id,unreadCount},notification{id,kind,actorName,preview,readAt,createdAt,conversation{id,visitorName}},read{id,readAt},isQuiet}}"
  }
};
})();

(node as any).hash = "3a9d75eea3caee2a98912f63c803093e";

export default node;
