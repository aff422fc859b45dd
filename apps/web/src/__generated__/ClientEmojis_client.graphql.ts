/**
 * @generated SignedSource<<95095fcd906e054df293eefc27459d33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ClientEmojis_client$data = {
  readonly customEmojis: ReadonlyArray<{
    readonly image: string;
    readonly shortcode: string;
    readonly title: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "ClientEmojis_client";
};
export type ClientEmojis_client$key = {
  readonly " $data"?: ClientEmojis_client$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClientEmojis_client">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClientEmojis_client",
  "selections": [
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
      "concreteType": "CustomEmoji",
      "kind": "LinkedField",
      "name": "customEmojis",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortcode",
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
          "name": "image",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Client",
  "abstractKey": null
};

(node as any).hash = "4298fcfeb97b9d0c8b8d5d1d5c96c4d6";

export default node;
