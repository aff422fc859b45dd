/**
 * @generated SignedSource<<0edd3ebdc48c1b96c56ce71cf852b0f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useOpenConversation_conversation$data = {
  readonly containMessagesUnreadByAgents: boolean;
  readonly id: string;
  readonly lastActivityAt: string;
  readonly version: number;
  readonly " $fragmentType": "useOpenConversation_conversation";
};
export type useOpenConversation_conversation$key = {
  readonly " $data"?: useOpenConversation_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOpenConversation_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOpenConversation_conversation",
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
      "name": "containMessagesUnreadByAgents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastActivityAt",
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "f945e91a78f7c4419f75edf84365a25a";

export default node;
