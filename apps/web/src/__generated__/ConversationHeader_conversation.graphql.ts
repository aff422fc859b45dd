/**
 * @generated SignedSource<<2a59dc629887113ee20029a1878b48d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConversationHeader_conversation$data = {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly visitor: {
    readonly isVerified: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ConversationMenu_conversation" | "useConversationStanding_conversation">;
  readonly " $fragmentType": "ConversationHeader_conversation";
};
export type ConversationHeader_conversation$key = {
  readonly " $data"?: ConversationHeader_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationHeader_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationHeader_conversation",
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
      "name": "number",
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
          "name": "isVerified",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useConversationStanding_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConversationMenu_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "f6e134b33e361001594f340a8ffa4afd";

export default node;
