/**
 * @generated SignedSource<<6e4a23ae525a877800e95e6d3ed2d2f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AttachmentKind = "File" | "Image";
import { FragmentRefs } from "relay-runtime";
export type storedFile_attachment$data = {
  readonly height: number | null | undefined;
  readonly id: string;
  readonly kind: AttachmentKind;
  readonly mediaType: string;
  readonly name: string;
  readonly size: number;
  readonly url: string;
  readonly width: number | null | undefined;
  readonly " $fragmentType": "storedFile_attachment";
};
export type storedFile_attachment$key = {
  readonly " $data"?: storedFile_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"storedFile_attachment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "storedFile_attachment",
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
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "ddc5e0dacb5705d0412845d9266065f0";

export default node;
