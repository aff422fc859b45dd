/**
 * @generated SignedSource<<b34d12fa0da11580a3acb68298acc576>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Conversation_conversation$data = {
  readonly client: {
    readonly " $fragmentSpreads": FragmentRefs<"ClientEmojis_client">;
  };
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationHeader_conversation" | "ConversationThread_conversation" | "ScheduledMessages_conversation" | "SuggestedReplies_conversation" | "useOpenConversation_conversation">;
  readonly " $fragmentType": "Conversation_conversation";
};
export type Conversation_conversation$key = {
  readonly " $data"?: Conversation_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Conversation_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Conversation_conversation",
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
      "concreteType": "Client",
      "kind": "LinkedField",
      "name": "client",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClientEmojis_client"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConversationHeader_conversation"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "count",
          "variableName": "count"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ConversationThread_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScheduledMessages_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SuggestedReplies_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOpenConversation_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "b75c0f6cbe82f9ba9a2f74197e7bcdb4";

export default node;
