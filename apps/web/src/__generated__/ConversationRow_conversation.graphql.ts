/**
 * @generated SignedSource<<5b47d21f4e1037b6b7a573ebfb9472fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConversationPriority = "High" | "Low" | "Medium" | "None" | "Urgent";
export type ConversationStatus = "Open" | "Pending" | "Resolved" | "Snoozed";
export type LabelColour = "emerald" | "indigo" | "pink" | "red" | "sky" | "slate";
export type MessageAuthor = "AI" | "Agent" | "Flow" | "System" | "Visitor";
import { FragmentRefs } from "relay-runtime";
export type ConversationRow_conversation$data = {
  readonly assignee: {
    readonly avatar: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly assistant: {
    readonly title: string;
  };
  readonly containMessagesUnreadByAgents: boolean;
  readonly handoffRequestedAt: string | null | undefined;
  readonly id: string;
  readonly labels: ReadonlyArray<{
    readonly colour: LabelColour;
    readonly id: string;
    readonly name: string;
  }>;
  readonly lastActivityAt: string;
  readonly lastMessageAuthor: MessageAuthor;
  readonly lastMessagePreview: string;
  readonly priority: ConversationPriority;
  readonly status: ConversationStatus;
  readonly unreadCount: number;
  readonly version: number;
  readonly visitorName: string;
  readonly waitingSince: string | null | undefined;
  readonly " $fragmentType": "ConversationRow_conversation";
};
export type ConversationRow_conversation$key = {
  readonly " $data"?: ConversationRow_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationRow_conversation">;
};

const node: ReaderFragment = (function(){
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
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationRow_conversation",
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatar",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "colour",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "ea78f0528c7ca1b376d8a2ed2ba0df5e";

export default node;
