/**
 * @generated SignedSource<<c1d7907877665b22f3a23b3c54dbd975>>
 * @relayHash 477153d7277006e85eaf13b746ecceb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc658dfe31d831b405b8f5bc764cffe2b7dac5dc5299b6b64e723c2baf1946eb

import { ConcreteRequest } from 'relay-runtime';
export type MarkNotificationsRead$variables = {
  ids: ReadonlyArray<string>;
};
export type MarkNotificationsRead$data = {
  readonly markNotificationsRead: {
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
export type MarkNotificationsRead = {
  response: MarkNotificationsRead$data;
  variables: MarkNotificationsRead$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "concreteType": "NotificationsChange",
    "kind": "LinkedField",
    "name": "markNotificationsRead",
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
          (v1/*:: as any*/),
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
          (v1/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MarkNotificationsRead",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MarkNotificationsRead",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "477153d7277006e85eaf13b746ecceb1",
    "id": "bc658dfe31d831b405b8f5bc764cffe2b7dac5dc5299b6b64e723c2baf1946eb",
    "metadata": {},
    "name": "MarkNotificationsRead",
    "operationKind": "mutation",
    "text": "mutation MarkNotificationsRead($ids:[ID!]!){markNotificationsRead(ids:$ids){feed{id,unreadCount},read{id,readAt}}}"
  }
};
})();

(node as any).hash = "f115d0e8bc9c1f43c9ef2dad490313f9";

export default node;
