/**
 * @generated SignedSource<<ca44622ceac09785d3181695b6e56086>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConversationFiles_conversation$data = {
  readonly attachments: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly size: number;
    readonly url: string;
  }>;
  readonly " $fragmentType": "ConversationFiles_conversation";
};
export type ConversationFiles_conversation$key = {
  readonly " $data"?: ConversationFiles_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationFiles_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationFiles_conversation",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "Attachment",
      "kind": "LinkedField",
      "name": "attachments",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": "attachments(first:20)"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "9cc0c3b0a84938768ad0484f1a3ce8e1";

export default node;
