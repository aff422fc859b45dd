/**
 * @generated SignedSource<<c95a9473685b3651e201ea5e83ca7001>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConversationHandler = "AI" | "Agent" | "Flow";
export type ConversationStatus = "Open" | "Pending" | "Resolved" | "Snoozed";
import { FragmentRefs } from "relay-runtime";
export type ConversationMenu_conversation$data = {
  readonly assistant: {
    readonly title: string;
  };
  readonly csatAskedAt: string | null | undefined;
  readonly handledBy: ConversationHandler;
  readonly id: string;
  readonly status: ConversationStatus;
  readonly version: number;
  readonly visitor: {
    readonly id: string;
    readonly isBlocked: boolean;
    readonly name: string;
  };
  readonly visitorEmail: string | null | undefined;
  readonly " $fragmentType": "ConversationMenu_conversation";
};
export type ConversationMenu_conversation$key = {
  readonly " $data"?: ConversationMenu_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationMenu_conversation">;
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
  "name": "ConversationMenu_conversation",
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
      "name": "csatAskedAt",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBlocked",
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

(node as any).hash = "dd31baf97afb526fd436e43ac374cbc8";

export default node;
