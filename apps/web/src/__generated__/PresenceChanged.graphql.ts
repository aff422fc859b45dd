/**
 * @generated SignedSource<<f1606775d19155ac3d50af2c449f650f>>
 * @relayHash db316b1beeb347926b892bcc05a0b64a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16fb242d9fdba0319bd4037e7d14f86c6cc496a8692f8efd1c9073c24d686578

import { ConcreteRequest } from 'relay-runtime';
export type PresenceChanged$variables = {
  conversationId: string;
};
export type PresenceChanged$data = {
  readonly presenceChanged: {
    readonly conversationId: string;
    readonly others: ReadonlyArray<{
      readonly isTyping: boolean;
      readonly user: {
        readonly avatar: string | null | undefined;
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type PresenceChanged = {
  response: PresenceChanged$data;
  variables: PresenceChanged$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "conversationId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "conversationId",
        "variableName": "conversationId"
      }
    ],
    "concreteType": "ConversationPresence",
    "kind": "LinkedField",
    "name": "presenceChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "conversationId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Presence",
        "kind": "LinkedField",
        "name": "others",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isTyping",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
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
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "avatar",
                "storageKey": null
              }
            ],
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
    "name": "PresenceChanged",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PresenceChanged",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "db316b1beeb347926b892bcc05a0b64a",
    "id": "16fb242d9fdba0319bd4037e7d14f86c6cc496a8692f8efd1c9073c24d686578",
    "metadata": {},
    "name": "PresenceChanged",
    "operationKind": "subscription",
    "text": "subscription PresenceChanged($conversationId:ID!){presenceChanged(conversationId:$conversationId){conversationId,others{isTyping,user{id,name,avatar}}}}"
  }
};
})();

(node as any).hash = "9cb22cc72c3da5bfcdd9fbb1be0fe113";

export default node;
