/**
 * @generated SignedSource<<3936d50954b54637b0c4c2a1575db871>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductLayout = "Carousel" | "Compare";
import { FragmentRefs } from "relay-runtime";
export type ProductShelf_shelf$data = {
  readonly cards: ReadonlyArray<{
    readonly cartUrl: string | null | undefined;
    readonly compareAtPrice: number | null | undefined;
    readonly currency: string;
    readonly facts: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
    readonly imageUrl: string | null | undefined;
    readonly price: number;
    readonly productId: string;
    readonly stock: string;
    readonly summary: string;
    readonly title: string;
    readonly url: string;
    readonly variant: string;
  }>;
  readonly layout: ProductLayout;
  readonly " $fragmentType": "ProductShelf_shelf";
};
export type ProductShelf_shelf$key = {
  readonly " $data"?: ProductShelf_shelf$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductShelf_shelf">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductShelf_shelf",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "layout",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductCard",
      "kind": "LinkedField",
      "name": "cards",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productId",
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
          "name": "variant",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cartUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "compareAtPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductFact",
          "kind": "LinkedField",
          "name": "facts",
          "plural": true,
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
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductShelf",
  "abstractKey": null
};

(node as any).hash = "193ac7bca2fbe52bc518a9554f859b47";

export default node;
