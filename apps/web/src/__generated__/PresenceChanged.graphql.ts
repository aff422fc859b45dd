/**
 * @generated SignedSource<<d75b86e87c93b9657e5934e3c082e026>>
 * @relayHash 5424bb84b76c58d9a596075581e7b170
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bab0ad8d48f06b73f4cd9bc2cb84ea87478b1dc7208ebcabcbae8bf97db5796c

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
    "cacheID": "5424bb84b76c58d9a596075581e7b170",
    "id": "bab0ad8d48f06b73f4cd9bc2cb84ea87478b1dc7208ebcabcbae8bf97db5796c",
    "metadata": {},
    "name": "PresenceChanged",
    "operationKind": "subscription",
    "text": "subscription PresenceChanged($conversationId:ID!){presenceChanged(conversationId:$conversationId){conversationId,others{isTyping,user{id,name}}}}"
  }
};
})();

(node as any).hash = "8c7efe134a8a2d2fddd11375af442610";

export default node;
