/**
 * @generated SignedSource<<5ea7d170bc75b7bbf93f124d3f6c0278>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StoreProvider = "Shopify" | "Wix" | "WooCommerce";
import { FragmentRefs } from "relay-runtime";
export type Rules_store$data = {
  readonly facets: {
    readonly collections: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
    }>;
    readonly tags: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
    }>;
  };
  readonly provider: StoreProvider;
  readonly " $fragmentSpreads": FragmentRefs<"useStoreRules_store">;
  readonly " $fragmentType": "Rules_store";
};
export type Rules_store$key = {
  readonly " $data"?: Rules_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"Rules_store">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "count",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Rules_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StoreFacets",
      "kind": "LinkedField",
      "name": "facets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetValue",
          "kind": "LinkedField",
          "name": "collections",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetValue",
          "kind": "LinkedField",
          "name": "tags",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useStoreRules_store"
    }
  ],
  "type": "StoreIntegration",
  "abstractKey": null
};
})();

(node as any).hash = "9a4450c1178a4d23de3396289b76e18c";

export default node;
