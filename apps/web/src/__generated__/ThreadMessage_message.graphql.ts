/**
 * @generated SignedSource<<975653d380bb7a10529d0ab1398e2ae9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MessageAuthor = "AI" | "Agent" | "Flow" | "System" | "Visitor";
export type MessageKind = "Article" | "Booking" | "Choices" | "Csat" | "Event" | "Form" | "Note" | "Products" | "Question" | "Team" | "Text";
import { FragmentRefs } from "relay-runtime";
export type ThreadMessage_message$data = {
  readonly author: MessageAuthor;
  readonly authorName: string;
  readonly createdAt: string;
  readonly id: string;
  readonly key: string;
  readonly kind: MessageKind;
  readonly sequence: number;
  readonly takenBackAt: string | null | undefined;
  readonly " $fragmentType": "ThreadMessage_message";
};
export type ThreadMessage_message$key = {
  readonly " $data"?: ThreadMessage_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadMessage_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThreadMessage_message",
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
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sequence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenBackAt",
      "storageKey": null
    }
  ],
  "type": "Message",
  "abstractKey": null
};

(node as any).hash = "9cbea6f2f8502c4ccdb352dc49967354";

export default node;
