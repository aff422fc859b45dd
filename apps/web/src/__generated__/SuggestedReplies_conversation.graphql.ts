/**
 * @generated SignedSource<<b6730d7b23234b05d3fa10a5f47442b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConversationHandler = "AI" | "Agent" | "Flow";
export type ConversationStatus = "Open" | "Pending" | "Resolved" | "Snoozed";
export type MessageAuthor = "AI" | "Agent" | "Flow" | "System" | "Visitor";
import { FragmentRefs } from "relay-runtime";
export type SuggestedReplies_conversation$data = {
  readonly handledBy: ConversationHandler;
  readonly id: string;
  readonly lastActivityAt: string;
  readonly lastMessageAuthor: MessageAuthor;
  readonly status: ConversationStatus;
  readonly " $fragmentType": "SuggestedReplies_conversation";
};
export type SuggestedReplies_conversation$key = {
  readonly " $data"?: SuggestedReplies_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedReplies_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestedReplies_conversation",
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
      "name": "lastMessageAuthor",
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

(node as any).hash = "b48b7135273f3ac2a242ff9205f9ba49";

export default node;
