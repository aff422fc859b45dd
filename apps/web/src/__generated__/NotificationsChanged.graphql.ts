/**
 * @generated SignedSource<<b3807b4a45021530d4b15a2606dde988>>
 * @relayHash 1382b8f40364c7f4f18d0728fa659923
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 173430955cfa4c58f4382dc926f65e32f8505a2a4d5acb880e60d72c556f5959

import { ConcreteRequest } from 'relay-runtime';
export type NotificationKind = "Assigned" | "HandoffRequested" | "InvitationAccepted" | "Mention" | "ScheduledNotSent" | "SnoozeEnded" | "UsageAlert" | "VisitorReplied";
export type NotificationsChanged$variables = Record<PropertyKey, never>;
export type NotificationsChanged$data = {
  readonly notificationsChanged: {
    readonly feed: {
      readonly id: string;
      readonly unreadCount: number;
    };
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
    "cacheID": "1382b8f40364c7f4f18d0728fa659923",
    "id": "173430955cfa4c58f4382dc926f65e32f8505a2a4d5acb880e60d72c556f5959",
    "metadata": {},
    "name": "NotificationsChanged",
    "operationKind": "subscription",
    "text": "subscription NotificationsChanged{notificationsChanged{feed{id,unreadCount},notification{id,kind,actorName,preview,readAt,createdAt,conversation{id,visitorName}},read{id,readAt}}}"
  }
};
})();

(node as any).hash = "fa398c6a930ac3267ac733e7967516e6";

export default node;
