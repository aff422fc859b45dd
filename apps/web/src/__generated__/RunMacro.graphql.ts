/**
 * @generated SignedSource<<14706933d35b323429250ee889ba73ce>>
 * @relayHash eef796df7fad41ad06a23ab5c66db62e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 336b39e2e38ea5124db3cf614d87c51720d32a0c3ce465e3387e685be84b72a0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RunMacroInput = {
  conversationIds: ReadonlyArray<string>;
  key: string;
  macroId: string;
  snoozedUntil?: string | null | undefined;
};
export type RunMacro$variables = {
  input: RunMacroInput;
};
export type RunMacro$data = {
  readonly runMacro: {
    readonly conversations: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useUpdateConversations_conversation">;
    }>;
    readonly leftOut: ReadonlyArray<{
      readonly conversationId: string;
      readonly undefinedVariables: ReadonlyArray<string>;
    }>;
    readonly passedOver: ReadonlyArray<number>;
    readonly runId: string;
    readonly undo: ReadonlyArray<{
      readonly conversationId: string;
    }>;
  };
};
export type RunMacro = {
  response: RunMacro$data;
  variables: RunMacro$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "runId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "passedOver",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversationId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "MacroLeftOut",
  "kind": "LinkedField",
  "name": "leftOut",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undefinedVariables",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "ConversationUndo",
  "kind": "LinkedField",
  "name": "undo",
  "plural": true,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
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
    "name": "RunMacro",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RunMacroPayload",
        "kind": "LinkedField",
        "name": "runMacro",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/),
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
          (v6/*:: as any*/)
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
    "name": "RunMacro",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RunMacroPayload",
        "kind": "LinkedField",
        "name": "runMacro",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversations",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "handledBy",
                "storageKey": null
              },
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
                "name": "priority",
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
                  (v7/*:: as any*/)
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
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "avatar",
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
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
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "snoozedUntil",
                "storageKey": null
              },
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
                  (v7/*:: as any*/),
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
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "eef796df7fad41ad06a23ab5c66db62e",
    "id": "336b39e2e38ea5124db3cf614d87c51720d32a0c3ce465e3387e685be84b72a0",
    "metadata": {},
    "name": "RunMacro",
    "operationKind": "mutation",
    "text": "mutation RunMacro($input:RunMacroInput!){runMacro(input:$input){runId,passedOver,leftOut{conversationId,undefinedVariables},conversations{...useUpdateConversations_conversation,id},undo{conversationId}}}fragment ConversationRowMeta_conversation on Conversation{status,handledBy,containMessagesUnreadByAgents,unreadCount,priority,lastMessageAuthor,waitingSince,handoffRequestedAt,assistant{title,id},assignee{name,avatar,id},labels{id,name,colour}}fragment ConversationRow_conversation on Conversation{id,version,number,visitorName,containMessagesUnreadByAgents,lastMessagePreview,lastMessageAuthor,lastActivityAt,...ConversationRowMeta_conversation}fragment listedConversation_conversation on Conversation{id,number,version,status,priority,assignee{id},team{id},labels{id},assistant{id},language,hasAttachments,containMessagesUnreadByAgents,handoffRequestedAt,waitingSince,lastActivityAt}fragment useConversationStanding_conversation on Conversation{id,version,status,handledBy,snoozedUntil,priority,containMessagesUnreadByAgents,unreadCount,waitingSince,handoffRequestedAt,csatAskedAt,csatRating,csatComment,visitorName,visitorEmail,assignee{id,name,avatar},team{id,name},labels{id,name,colour}}fragment useUpdateConversations_conversation on Conversation{...ConversationRow_conversation,...listedConversation_conversation,...useConversationStanding_conversation,client{id,unreadConversationsCount}}"
  }
};
})();

(node as any).hash = "639749016dcb7e11a8ada77e44552d1a";

export default node;
