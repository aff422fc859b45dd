/**
 * @generated SignedSource<<e57cc0d8bea08a043e335eaedb478083>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AttachmentKind = "File" | "Image";
export type SharingScope = "All" | "Me";
import { FragmentRefs } from "relay-runtime";
export type cannedReplies_reply$data = {
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
  readonly body: string;
  readonly folder: string | null | undefined;
  readonly id: string;
  readonly scope: SharingScope;
  readonly shortcut: string;
  readonly title: string;
  readonly usageCount: number;
  readonly " $fragmentType": "cannedReplies_reply";
};
export type cannedReplies_reply$key = {
  readonly " $data"?: cannedReplies_reply$data;
  readonly " $fragmentSpreads": FragmentRefs<"cannedReplies_reply">;
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
  "name": "cannedReplies_reply",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortcut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "name": "folder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scope",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usageCount",
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
        (v0/*:: as any*/),
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
  "type": "CannedReply",
  "abstractKey": null
};
})();

(node as any).hash = "97ad844dbc16e40a17f0e8cc46258619";

export default node;
