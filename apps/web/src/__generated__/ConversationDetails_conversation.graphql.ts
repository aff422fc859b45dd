/**
 * @generated SignedSource<<35d4420a80f29d7177071748a5222a6f>>
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
    readonly id: string;
    readonly isBlocked: boolean;
    readonly isVerified: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"Attributes_visitor" | "ContactFacts_visitor" | "Identity_visitor" | "PageTrail_visitor" | "PastConversations_visitor">;
  };
  readonly visitorName: string;
  readonly " $fragmentSpreads": FragmentRefs<"Bookings_conversation" | "ConversationFiles_conversation" | "FlowRuns_conversation" | "LabelsAndTeams_conversation" | "Rating_conversation" | "TicketPanel_conversation">;
  readonly " $fragmentType": "ConversationDetails_conversation";
};
export type ConversationDetails_conversation$key = {
  readonly " $data"?: ConversationDetails_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationDetails_conversation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationDetails_conversation",
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
      "concreteType": "Visitor",
      "kind": "LinkedField",
      "name": "visitor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
      "name": "FlowRuns_conversation"
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
})();

(node as any).hash = "200977425bd2cf1b73a525feaeacfbb6";

export default node;
