/**
 * @generated SignedSource<<ea92dab2920c7b6a88b4f745036b933a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConversationStatus = "Open" | "Pending" | "Resolved" | "Snoozed";
import { FragmentRefs } from "relay-runtime";
export type PastConversations_visitor$data = {
  readonly conversations: ReadonlyArray<{
    readonly id: string;
    readonly lastActivityAt: string;
    readonly lastMessagePreview: string;
    readonly status: ConversationStatus;
    readonly version: number;
  }>;
  readonly " $fragmentType": "PastConversations_visitor";
};
export type PastConversations_visitor$key = {
  readonly " $data"?: PastConversations_visitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"PastConversations_visitor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PastConversations_visitor",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "Conversation",
      "kind": "LinkedField",
      "name": "conversations",
      "plural": true,
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
          "name": "status",
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
          "name": "lastActivityAt",
          "storageKey": null
        }
      ],
      "storageKey": "conversations(first:10)"
    }
  ],
  "type": "Visitor",
  "abstractKey": null
};

(node as any).hash = "8e8f43697693bb8f9bbdba87f9359c2f";

export default node;
