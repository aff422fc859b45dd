/**
 * @generated SignedSource<<410a30e057d466a74e0a8d393e184e73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Understood_query$data = {
  readonly colours: ReadonlyArray<string>;
  readonly inStock: boolean;
  readonly maxPrice: number | null | undefined;
  readonly minPrice: number | null | undefined;
  readonly onSale: boolean;
  readonly sizes: ReadonlyArray<string>;
  readonly without: ReadonlyArray<string>;
  readonly words: ReadonlyArray<string>;
  readonly " $fragmentType": "Understood_query";
};
export type Understood_query$key = {
  readonly " $data"?: Understood_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Understood_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Understood_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "words",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "colours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sizes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "without",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inStock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onSale",
      "storageKey": null
    }
  ],
  "type": "UnderstoodQuery",
  "abstractKey": null
};

(node as any).hash = "cd027a3f354048d3120aadc7e4d0ca36";

export default node;
