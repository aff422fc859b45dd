/**
 * @generated SignedSource<<8f1a69a17aad5c65e55502ecd8a70d72>>
 * @relayHash 3c370dc5f0bba241c7d2c2b76476c7b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0a1146761deca83add84ee44e9c3e68a601506719e535c913bd24cc8b3299e3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConversationHandler = "AI" | "Agent" | "Flow";
export type ConversationOwner = "Assignee" | "Team";
export type ConversationPriority = "High" | "Low" | "Medium" | "None" | "Urgent";
export type ConversationStatus = "Open" | "Pending" | "Resolved" | "Snoozed";
export type ConversationChange = {
  addLabelIds?: ReadonlyArray<string> | null | undefined;
  assigneeId?: string | null | undefined;
  handledBy?: ConversationHandler | null | undefined;
  id: string;
  isUnread?: boolean | null | undefined;
  left?: ConversationLeftInput | null | undefined;
  priority?: ConversationPriority | null | undefined;
  removeLabelIds?: ReadonlyArray<string> | null | undefined;
  snoozedUntil?: string | null | undefined;
  status?: ConversationStatus | null | undefined;
  teamId?: string | null | undefined;
  unassign?: ReadonlyArray<ConversationOwner> | null | undefined;
  unreadCount?: number | null | undefined;
};
export type ConversationLeftInput = {
  assigneeId?: string | null | undefined;
  handledBy: ConversationHandler;
  priority: ConversationPriority;
  snoozedUntil?: string | null | undefined;
  status: ConversationStatus;
  teamId?: string | null | undefined;
};
export type UpdateConversations$variables = {
  changes: ReadonlyArray<ConversationChange>;
};
export type UpdateConversations$data = {
  readonly updateConversations: {
    readonly changedSinceIds: ReadonlyArray<string>;
    readonly conversations: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useUpdateConversations_conversation">;
    }>;
    readonly undo: ReadonlyArray<{
      readonly addLabelIds: ReadonlyArray<string> | null | undefined;
      readonly assigneeId: string | null | undefined;
      readonly conversationId: string;
      readonly handledBy: ConversationHandler | null | undefined;
      readonly isUnread: boolean | null | undefined;
      readonly left: {
        readonly assigneeId: string | null | undefined;
        readonly handledBy: ConversationHandler;
        readonly priority: ConversationPriority;
        readonly snoozedUntil: string | null | undefined;
        readonly status: ConversationStatus;
        readonly teamId: string | null | undefined;
      } | null | undefined;
      readonly priority: ConversationPriority | null | undefined;
      readonly removeLabelIds: ReadonlyArray<string> | null | undefined;
      readonly snoozedUntil: string | null | undefined;
      readonly status: ConversationStatus | null | undefined;
      readonly teamId: string | null | undefined;
      readonly unassign: ReadonlyArray<ConversationOwner> | null | undefined;
      readonly unreadCount: number | null | undefined;
    }>;
  };
};
export type UpdateConversations = {
  response: UpdateConversations$data;
  variables: UpdateConversations$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "changes"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "changes",
    "variableName": "changes"
  }
],
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
  "kind": "ScalarField",
  "name": "snoozedUntil",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assigneeId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "teamId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priority",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handledBy",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadCount",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "ConversationUndo",
  "kind": "LinkedField",
  "name": "undo",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conversationId",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unassign",
      "storageKey": null
    },
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addLabelIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removeLabelIds",
      "storageKey": null
    },
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnread",
      "storageKey": null
    },
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationLeft",
      "kind": "LinkedField",
      "name": "left",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v7/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedSinceIds",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateConversations",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateConversationsPayload",
        "kind": "LinkedField",
        "name": "updateConversations",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversations",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useUpdateConversations_conversation"
              }
            ],
            "storageKey": null
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateConversations",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateConversationsPayload",
        "kind": "LinkedField",
        "name": "updateConversations",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversations",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
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
                "name": "number",
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
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v6/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "handoffRequestedAt",
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
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "assignee",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "avatar",
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Label",
                "kind": "LinkedField",
                "name": "labels",
                "plural": true,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "colour",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Team",
                "kind": "LinkedField",
                "name": "team",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "language",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasAttachments",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "csatAskedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "csatRating",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "csatComment",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "visitorEmail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Client",
                "kind": "LinkedField",
                "name": "client",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unreadConversationsCount",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3c370dc5f0bba241c7d2c2b76476c7b8",
    "id": "e0a1146761deca83add84ee44e9c3e68a601506719e535c913bd24cc8b3299e3",
    "metadata": {},
    "name": "UpdateConversations",
    "operationKind": "mutation",
    "text": "mutation UpdateConversations($changes:[ConversationChange!]!){updateConversations(changes:$changes){conversations{...useUpdateConversations_conversation,id},undo{conversationId,status,snoozedUntil,assigneeId,teamId,unassign,priority,addLabelIds,removeLabelIds,handledBy,isUnread,unreadCount,left{status,handledBy,snoozedUntil,assigneeId,teamId,priority}},changedSinceIds}}fragment ConversationRowMeta_conversation on Conversation{status,handledBy,containMessagesUnreadByAgents,unreadCount,priority,lastMessageAuthor,waitingSince,handoffRequestedAt,assistant{title,id},assignee{name,avatar,id},labels{id,name,colour}}fragment ConversationRow_conversation on Conversation{id,version,number,visitorName,containMessagesUnreadByAgents,lastMessagePreview,lastMessageAuthor,lastActivityAt,...ConversationRowMeta_conversation}fragment listedConversation_conversation on Conversation{id,number,version,status,priority,assignee{id},team{id},labels{id},assistant{id},language,hasAttachments,containMessagesUnreadByAgents,handoffRequestedAt,waitingSince,lastActivityAt}fragment useConversationStanding_conversation on Conversation{id,version,status,handledBy,snoozedUntil,priority,containMessagesUnreadByAgents,unreadCount,waitingSince,handoffRequestedAt,csatAskedAt,csatRating,csatComment,visitorName,visitorEmail,assignee{id,name,avatar},team{id,name},labels{id,name,colour}}fragment useUpdateConversations_conversation on Conversation{...ConversationRow_conversation,...listedConversation_conversation,...useConversationStanding_conversation,client{id,unreadConversationsCount}}"
  }
};
})();

(node as any).hash = "21e219a8ca54c22ebea23edf6740d327";

export default node;
