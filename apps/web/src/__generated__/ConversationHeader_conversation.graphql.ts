/**
 * @generated SignedSource<<99b2900c787e25aa21877a25c1cd395d>>
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

(node as any).hash = "fe126b432213b8266051794d9761d89b";

export default node;
