/**
 * @generated SignedSource<<2ebbc009a1e95a4481f5fc620cac8c83>>
 * @relayHash f377d2d64843ad868f25ca34c06381ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db3bb321aa6465556495a4af490c360b469e6ee37a5ae408a3ba534dbce4eb88

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConversationStatus = "Open" | "Pending" | "Resolved" | "Snoozed";
export type ConversationUpdated$variables = Record<PropertyKey, never>;
export type ConversationUpdated$data = {
  readonly conversationUpdated: {
    readonly client: {
      readonly id: string;
      readonly unreadConversationsCount: number;
    };
    readonly id: string;
    readonly status: ConversationStatus;
    readonly visitorReadAt: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ConversationRow_conversation">;
  };
};
export type ConversationUpdated = {
  response: ConversationUpdated$data;
  variables: ConversationUpdated$variables;
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
  "name": "visitorReadAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Client",
  "kind": "LinkedField",
  "name": "client",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadConversationsCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConversationUpdated",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversationUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ConversationRow_conversation"
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConversationUpdated",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversationUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "visitorName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "containMessagesUnreadByAgents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastMessagePreview",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastMessageAuthor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastActivityAt",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "waitingSince",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Assistant",
            "kind": "LinkedField",
            "name": "assistant",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f377d2d64843ad868f25ca34c06381ea",
    "id": "db3bb321aa6465556495a4af490c360b469e6ee37a5ae408a3ba534dbce4eb88",
    "metadata": {},
    "name": "ConversationUpdated",
    "operationKind": "subscription",
    "text": "subscription ConversationUpdated{conversationUpdated{id,...ConversationRow_conversation,visitorReadAt,status,client{id,unreadConversationsCount}}}fragment ConversationRowMeta_conversation on Conversation{version,status,containMessagesUnreadByAgents,unreadCount,lastMessageAuthor,waitingSince,assistant{title,id}}fragment ConversationRow_conversation on Conversation{id,version,visitorName,containMessagesUnreadByAgents,lastMessagePreview,lastMessageAuthor,lastActivityAt,...ConversationRowMeta_conversation}"
  }
};
})();

(node as any).hash = "722b6253aeb01fcdc3ea94b7796c9bc1";

export default node;
