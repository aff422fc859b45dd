/**
 * @generated SignedSource<<967b21cf4c513417cfcff5f9f9c7613a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useStoreRules_store$data = {
  readonly id: string;
  readonly rules: {
    readonly allowAddToCart: boolean;
    readonly boostTags: ReadonlyArray<string>;
    readonly excludeCollections: ReadonlyArray<string>;
    readonly excludeProducts: ReadonlyArray<{
      readonly externalId: string;
      readonly id: string;
      readonly title: string;
    }>;
    readonly excludeTags: ReadonlyArray<string>;
    readonly hideOutOfStock: boolean;
    readonly includeCollections: ReadonlyArray<string>;
    readonly maxResults: number;
    readonly pins: ReadonlyArray<{
      readonly externalId: string;
      readonly product: {
        readonly id: string;
        readonly title: string;
      } | null | undefined;
      readonly words: string;
    }>;
    readonly showCompareAt: boolean;
    readonly showStock: boolean;
    readonly synonyms: ReadonlyArray<{
      readonly means: string;
      readonly word: string;
    }>;
  };
  readonly " $fragmentType": "useStoreRules_store";
};
export type useStoreRules_store$key = {
  readonly " $data"?: useStoreRules_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStoreRules_store">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStoreRules_store",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StoreRules",
      "kind": "LinkedField",
      "name": "rules",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "includeCollections",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excludeCollections",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "excludeTags",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "excludeProducts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hideOutOfStock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "boostTags",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductPin",
          "kind": "LinkedField",
          "name": "pins",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "words",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductSynonym",
          "kind": "LinkedField",
          "name": "synonyms",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "word",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "means",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxResults",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showCompareAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showStock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowAddToCart",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StoreIntegration",
  "abstractKey": null
};
})();

(node as any).hash = "72143d8b75c35dc865ae103e742cc768";

export default node;
