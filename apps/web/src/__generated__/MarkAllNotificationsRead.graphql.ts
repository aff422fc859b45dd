/**
 * @generated SignedSource<<79bc70d93610eba2df7d954ad9131a2d>>
 * @relayHash 906b3ed6a610bff1a0c9f08b997228a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7863ecf05da8f072f72f91f905bbf530e442afe6b29f6fc76c549382ccdea51

import { ConcreteRequest } from 'relay-runtime';
export type MarkAllNotificationsRead$variables = Record<PropertyKey, never>;
export type MarkAllNotificationsRead$data = {
  readonly markAllNotificationsRead: {
    readonly feed: {
      readonly id: string;
      readonly unreadCount: number;
    };
    readonly read: ReadonlyArray<{
      readonly id: string;
      readonly readAt: string | null | undefined;
    }>;
  };
};
export type MarkAllNotificationsRead = {
  response: MarkAllNotificationsRead$data;
  variables: MarkAllNotificationsRead$variables;
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
    "concreteType": "NotificationsChange",
    "kind": "LinkedField",
    "name": "markAllNotificationsRead",
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
        "name": "read",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "readAt",
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
    "name": "MarkAllNotificationsRead",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MarkAllNotificationsRead",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "906b3ed6a610bff1a0c9f08b997228a8",
    "id": "d7863ecf05da8f072f72f91f905bbf530e442afe6b29f6fc76c549382ccdea51",
    "metadata": {},
    "name": "MarkAllNotificationsRead",
    "operationKind": "mutation",
    "text": "mutation MarkAllNotificationsRead{markAllNotificationsRead{feed{id,unreadCount},read{id,readAt}}}"
  }
};
})();

(node as any).hash = "5bc0c4f6ecb51356d5f810fbf963f4c4";

export default node;
