/**
 * @generated SignedSource<<e8adb3c9fe3be6e00ed3b6df474aeb00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConversationDetails_conversation$data = {
  readonly id: string;
  readonly version: number;
  readonly visitor: {
    readonly createdAt: string;
    readonly isBlocked: boolean;
    readonly isVerified: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"Attributes_visitor" | "ContactFacts_visitor" | "Identity_visitor" | "PageTrail_visitor" | "PastConversations_visitor">;
  };
  readonly visitorName: string;
  readonly " $fragmentSpreads": FragmentRefs<"Bookings_conversation" | "ConversationFiles_conversation" | "LabelsAndTeams_conversation" | "Rating_conversation" | "TicketPanel_conversation">;
  readonly " $fragmentType": "ConversationDetails_conversation";
};
export type ConversationDetails_conversation$key = {
  readonly " $data"?: ConversationDetails_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationDetails_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationDetails_conversation",
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
      "concreteType": "Visitor",
      "kind": "LinkedField",
      "name": "visitor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBlocked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isVerified",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Identity_visitor"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ContactFacts_visitor"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Attributes_visitor"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PageTrail_visitor"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PastConversations_visitor"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LabelsAndTeams_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Rating_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Bookings_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TicketPanel_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConversationFiles_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "bfa487e70105f80c84c8798e81763f3a";

export default node;
