/**
 * @generated SignedSource<<1c4e21858543c34adf432932284e1549>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConversationPriority = "High" | "Low" | "Medium" | "None" | "Urgent";
export type ConversationStatus = "Open" | "Pending" | "Resolved" | "Snoozed";
export type MessageAuthor = "AI" | "Agent" | "Flow" | "System" | "Visitor";
import { FragmentRefs } from "relay-runtime";
export type ConversationRowMeta_conversation$data = {
  readonly assignee: {
    readonly name: string;
  } | null | undefined;
  readonly assistant: {
    readonly title: string;
  };
  readonly containMessagesUnreadByAgents: boolean;
  readonly handoffRequestedAt: string | null | undefined;
  readonly labels: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly lastMessageAuthor: MessageAuthor;
  readonly priority: ConversationPriority;
  readonly status: ConversationStatus;
  readonly unreadCount: number;
  readonly version: number;
  readonly waitingSince: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RowLabels_conversation">;
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
      "name": "priority",
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
        }
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RowLabels_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "efaae5d390647f61d9222ff0257cb8ec";

export default node;
