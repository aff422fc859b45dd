/**
 * @generated SignedSource<<63700b22d2cf9d31bb446c5b616d30b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useUpdateConversations_conversation$data = {
  readonly client: {
    readonly id: string;
    readonly unreadConversationsCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ConversationRow_conversation" | "listedConversation_conversation" | "useConversationStanding_conversation">;
  readonly " $fragmentType": "useUpdateConversations_conversation";
};
export type useUpdateConversations_conversation$key = {
  readonly " $data"?: useUpdateConversations_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateConversations_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUpdateConversations_conversation",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConversationRow_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "listedConversation_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useConversationStanding_conversation"
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
          "name": "unreadConversationsCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "13c0e02476e3d5f597d44706bc8b4e48";

export default node;
