/**
 * @generated SignedSource<<2fd63293639bbc3aaa71cd87bf88bd4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConversationHandler = "AI" | "Agent" | "Flow";
export type ConversationPriority = "High" | "Low" | "Medium" | "None" | "Urgent";
export type ConversationStatus = "Open" | "Pending" | "Resolved" | "Snoozed";
export type LabelColour = "emerald" | "indigo" | "pink" | "red" | "sky" | "slate";
import { FragmentRefs } from "relay-runtime";
export type useConversationStanding_conversation$data = {
  readonly assignee: {
    readonly avatar: string | null | undefined;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly containMessagesUnreadByAgents: boolean;
  readonly csatAskedAt: string | null | undefined;
  readonly csatComment: string | null | undefined;
  readonly csatRating: number | null | undefined;
  readonly handledBy: ConversationHandler;
  readonly handoffRequestedAt: string | null | undefined;
  readonly id: string;
  readonly labels: ReadonlyArray<{
    readonly colour: LabelColour;
    readonly id: string;
    readonly name: string;
  }>;
  readonly priority: ConversationPriority;
  readonly snoozedUntil: string | null | undefined;
  readonly status: ConversationStatus;
  readonly team: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly unreadCount: number;
  readonly version: number;
  readonly visitorEmail: string | null | undefined;
  readonly visitorName: string;
  readonly waitingSince: string | null | undefined;
  readonly " $fragmentType": "useConversationStanding_conversation";
};
export type useConversationStanding_conversation$key = {
  readonly " $data"?: useConversationStanding_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useConversationStanding_conversation">;
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
  "name": "useConversationStanding_conversation",
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
      "name": "snoozedUntil",
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
      "name": "visitorName",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
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

(node as any).hash = "8762091be150db41f0a2bf4130665394";

export default node;
