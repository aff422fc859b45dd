/**
 * @generated SignedSource<<9bc049ce887a96c916e91af723108063>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SearchConsole_store$data = {
  readonly currency: string;
  readonly id: string;
  readonly productsCount: number;
  readonly search?: {
    readonly durationMs: number;
    readonly found: number;
    readonly hits: ReadonlyArray<{
      readonly card: {
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
      };
      readonly isPinned: boolean;
      readonly match: number;
      readonly product: {
        readonly choices: string;
        readonly compareAtPrice: number | null | undefined;
        readonly externalId: string;
        readonly id: string;
        readonly imageUrl: string | null | undefined;
        readonly inStock: boolean;
        readonly price: number;
        readonly productType: string;
        readonly stockQuantity: number | null | undefined;
        readonly title: string;
        readonly url: string;
      };
    }>;
    readonly refinements: ReadonlyArray<string>;
    readonly sentence: string;
    readonly takenOut: ReadonlyArray<{
      readonly because: string;
      readonly product: {
        readonly choices: string;
        readonly compareAtPrice: number | null | undefined;
        readonly externalId: string;
        readonly id: string;
        readonly imageUrl: string | null | undefined;
        readonly inStock: boolean;
        readonly price: number;
        readonly productType: string;
        readonly stockQuantity: number | null | undefined;
        readonly title: string;
        readonly url: string;
      };
      readonly rank: number;
    }>;
    readonly understood: {
      readonly " $fragmentSpreads": FragmentRefs<"Understood_query">;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"FruitlessList_store" | "useStoreRules_store">;
  readonly " $fragmentType": "SearchConsole_store";
};
export type SearchConsole_store$key = {
  readonly " $data"?: SearchConsole_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchConsole_store">;
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
  "name": "currency",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageUrl",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compareAtPrice",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Product",
  "kind": "LinkedField",
  "name": "product",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalId",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "choices",
      "storageKey": null
    },
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productType",
      "storageKey": null
    },
    (v5/*:: as any*/),
    (v6/*:: as any*/),
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
      "name": "stockQuantity",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasQuery"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "query"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchConsole_store",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productsCount",
      "storageKey": null
    },
    {
      "condition": "hasQuery",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "query",
              "variableName": "query"
            }
          ],
          "concreteType": "ProductSearchAnswer",
          "kind": "LinkedField",
          "name": "search",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "found",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sentence",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "refinements",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationMs",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "UnderstoodQuery",
              "kind": "LinkedField",
              "name": "understood",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Understood_query"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ProductSearchHit",
              "kind": "LinkedField",
              "name": "hits",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "match",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isPinned",
                  "storageKey": null
                },
                (v7/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ProductCard",
                  "kind": "LinkedField",
                  "name": "card",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "productId",
                      "storageKey": null
                    },
                    (v2/*:: as any*/),
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
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "cartUrl",
                      "storageKey": null
                    },
                    (v1/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
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
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ProductTakenOut",
              "kind": "LinkedField",
              "name": "takenOut",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "because",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "rank",
                  "storageKey": null
                },
                (v7/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FruitlessList_store"
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

(node as any).hash = "7066a0f844531f6955b47b1318571862";

export default node;
