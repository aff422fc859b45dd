/**
 * @generated SignedSource<<377f0d036687437f400815ce657f0f24>>
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
  readonly visitorName: string;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationDetails_conversation" | "ConversationHeader_conversation" | "ConversationThread_conversation" | "ScheduledMessages_conversation" | "useOpenConversation_conversation">;
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
      "kind": "ScalarField",
      "name": "visitorName",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConversationDetails_conversation"
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
      "name": "useOpenConversation_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "0b260d38af7fd76a9a005773cf1d98f7";

export default node;
