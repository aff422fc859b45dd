/**
 * @generated SignedSource<<01b2a9e254389b94c0f934aaff1991aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuotedMessage_message$data = {
  readonly replyTo: {
    readonly attachments: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly authorName: string;
    readonly body: string;
    readonly id: string;
    readonly takenBackAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "QuotedMessage_message";
};
export type QuotedMessage_message$key = {
  readonly " $data"?: QuotedMessage_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuotedMessage_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuotedMessage_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Message",
      "kind": "LinkedField",
      "name": "replyTo",
      "plural": false,
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
          "name": "authorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takenBackAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Attachment",
          "kind": "LinkedField",
          "name": "attachments",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Message",
  "abstractKey": null
};

(node as any).hash = "aff50655fcde916bba163426b9a52064";

export default node;
