/**
 * @generated SignedSource<<cfdada80d17d8cea7c094fb8d704e93c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AttachmentKind = "File" | "Image";
import { FragmentRefs } from "relay-runtime";
export type MessageAttachments_message$data = {
  readonly attachments: ReadonlyArray<{
    readonly height: number | null | undefined;
    readonly id: string;
    readonly kind: AttachmentKind;
    readonly mediaType: string;
    readonly name: string;
    readonly size: number;
    readonly url: string;
    readonly width: number | null | undefined;
  }>;
  readonly " $fragmentType": "MessageAttachments_message";
};
export type MessageAttachments_message$key = {
  readonly " $data"?: MessageAttachments_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageAttachments_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageAttachments_message",
  "selections": [
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
          "name": "id",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mediaType",
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
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
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
      "storageKey": null
    }
  ],
  "type": "Message",
  "abstractKey": null
};

(node as any).hash = "52446b40a767b58af56fafd0cfda4add";

export default node;
