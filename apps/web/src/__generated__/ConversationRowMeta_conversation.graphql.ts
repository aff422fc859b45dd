/**
 * @generated SignedSource<<9852a26d60cf5a69cf211d2333b65019>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConversationStatus = "Open" | "Pending" | "Resolved" | "Snoozed";
export type MessageAuthor = "AI" | "Agent" | "Flow" | "System" | "Visitor";
import { FragmentRefs } from "relay-runtime";
export type ConversationRowMeta_conversation$data = {
  readonly assistant: {
    readonly title: string;
  };
  readonly containMessagesUnreadByAgents: boolean;
  readonly lastMessageAuthor: MessageAuthor;
  readonly status: ConversationStatus;
  readonly unreadCount: number;
  readonly version: number;
  readonly waitingSince: string | null | undefined;
  readonly " $fragmentType": "ConversationRowMeta_conversation";
};
export type ConversationRowMeta_conversation$key = {
  readonly " $data"?: ConversationRowMeta_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationRowMeta_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationRowMeta_conversation",
  "selections": [
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
      "name": "status",
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
      "name": "unreadCount",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "da6429253fff9aa558fb2331fc1255cc";

export default node;
