/**
 * @generated SignedSource<<f0ca4dedf8e57363a77352bfa82aee5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConversationStatus = "Open" | "Pending" | "Resolved" | "Snoozed";
export type MessageAuthor = "AI" | "Agent" | "Flow" | "System" | "Visitor";
import { FragmentRefs } from "relay-runtime";
export type SearchHit_hit$data = {
  readonly conversation: {
    readonly id: string;
    readonly lastActivityAt: string;
    readonly lastMessagePreview: string;
    readonly number: number;
    readonly status: ConversationStatus;
    readonly version: number;
    readonly visitorEmail: string | null | undefined;
    readonly visitorName: string;
  };
  readonly excerpt: ReadonlyArray<{
    readonly isMatch: boolean;
    readonly text: string;
  }>;
  readonly message: {
    readonly author: MessageAuthor;
    readonly authorName: string;
    readonly createdAt: string;
    readonly id: string;
    readonly version: number;
  } | null | undefined;
  readonly " $fragmentType": "SearchHit_hit";
};
export type SearchHit_hit$key = {
  readonly " $data"?: SearchHit_hit$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchHit_hit">;
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
  "name": "version",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchHit_hit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Conversation",
      "kind": "LinkedField",
      "name": "conversation",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "status",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Message",
      "kind": "LinkedField",
      "name": "message",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExcerptPart",
      "kind": "LinkedField",
      "name": "excerpt",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMatch",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchHit",
  "abstractKey": null
};
})();

(node as any).hash = "17d5d87b59fe43f5fa6d48765db7a50f";

export default node;
