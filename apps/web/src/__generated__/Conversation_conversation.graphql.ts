/**
 * @generated SignedSource<<6a05406f4a31d550cb9ff2584758b45b>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ConversationHeader_conversation" | "ConversationThread_conversation" | "ScheduledMessages_conversation" | "useOpenConversation_conversation">;
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
      "name": "useOpenConversation_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "92211ff56c78761b26135a616abde40f";

export default node;
