/**
 * @generated SignedSource<<6b3fe0d0a2327cc9b20ce2e19cf0953e>>
 * @relayHash 2825e56dfc2fde2dc434461a6a7c443a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 572887ca5b34086a82c1cc5a7094b5e3e943e350eb6f0d3274af9001a4101b51

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductSort = "PriceAscending" | "PriceDescending" | "StockAscending" | "StockDescending" | "TitleAscending" | "TitleDescending";
export type StoreProvider = "Shopify" | "Wix" | "WooCommerce";
export type StoreState = "Connected" | "Error" | "Syncing";
export type ProductFilter = {
  collection?: string | null | undefined;
  inStock?: boolean | null | undefined;
  search?: string | null | undefined;
};
export type StoreScreenQuery$variables = {
  filter: ProductFilter;
  hasQuery: boolean;
  id: string;
  isCatalogue: boolean;
  isLog: boolean;
  isRules: boolean;
  isSearch: boolean;
  query: string;
  skip: number;
  sort: ProductSort;
};
export type StoreScreenQuery$data = {
  readonly store: {
    readonly catalogue?: {
      readonly " $fragmentSpreads": FragmentRefs<"Catalogue_store">;
    } | null | undefined;
    readonly displayName: string;
    readonly id: string;
    readonly logged?: {
      readonly " $fragmentSpreads": FragmentRefs<"SyncLog_store">;
    } | null | undefined;
    readonly productsCount: number;
    readonly provider: StoreProvider;
    readonly ruled?: {
      readonly " $fragmentSpreads": FragmentRefs<"Rules_store">;
    } | null | undefined;
    readonly rulesCount: number;
    readonly searched?: {
      readonly " $fragmentSpreads": FragmentRefs<"SearchConsole_store">;
    } | null | undefined;
    readonly state: StoreState;
    readonly " $fragmentSpreads": FragmentRefs<"StoreHeader_store">;
  };
};
export type StoreScreenQuery = {
  response: StoreScreenQuery$data;
  variables: StoreScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasQuery"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isCatalogue"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isLog"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isRules"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSearch"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skip"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "provider",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productsCount",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rulesCount",
  "storageKey": null
},
v17 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v18 = {
  "kind": "Variable",
  "name": "skip",
  "variableName": "skip"
},
v19 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v20 = {
  "kind": "Variable",
  "name": "query",
  "variableName": "query"
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v23 = [
  (v11/*:: as any*/),
  (v22/*:: as any*/)
],
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v26 = [
  (v24/*:: as any*/),
  (v25/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "FacetValue",
  "kind": "LinkedField",
  "name": "collections",
  "plural": true,
  "selections": (v26/*:: as any*/),
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageUrl",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compareAtPrice",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inStock",
  "storageKey": null
},
v34 = [
  (v11/*:: as any*/),
  (v28/*:: as any*/),
  (v22/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "choices",
    "storageKey": null
  },
  (v29/*:: as any*/),
  (v30/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "productType",
    "storageKey": null
  },
  (v31/*:: as any*/),
  (v32/*:: as any*/),
  (v33/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "stockQuantity",
    "storageKey": null
  }
],
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "words",
  "storageKey": null
},
v36 = {
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
        (v11/*:: as any*/),
        (v28/*:: as any*/),
        (v22/*:: as any*/)
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
        (v35/*:: as any*/),
        (v28/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": (v23/*:: as any*/),
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
},
v37 = {
  "alias": null,
  "args": null,
  "concreteType": "Product",
  "kind": "LinkedField",
  "name": "product",
  "plural": false,
  "selections": (v34/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "StoreScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "StoreIntegration",
        "kind": "LinkedField",
        "name": "store",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StoreHeader_store"
          },
          {
            "condition": "isCatalogue",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": [
                        (v17/*:: as any*/),
                        (v18/*:: as any*/),
                        (v19/*:: as any*/)
                      ],
                      "kind": "FragmentSpread",
                      "name": "Catalogue_store"
                    }
                  ],
                  "type": "StoreIntegration",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "catalogue"
              }
            ]
          },
          {
            "condition": "isRules",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "Rules_store"
                    }
                  ],
                  "type": "StoreIntegration",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "ruled"
              }
            ]
          },
          {
            "condition": "isSearch",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": [
                        {
                          "kind": "Variable",
                          "name": "hasQuery",
                          "variableName": "hasQuery"
                        },
                        (v20/*:: as any*/)
                      ],
                      "kind": "FragmentSpread",
                      "name": "SearchConsole_store"
                    }
                  ],
                  "type": "StoreIntegration",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "searched"
              }
            ]
          },
          {
            "condition": "isLog",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "SyncLog_store"
                    }
                  ],
                  "type": "StoreIntegration",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "logged"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v9/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "StoreScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "StoreIntegration",
        "kind": "LinkedField",
        "name": "store",
        "plural": false,
        "selections": [
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "storeUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "progress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastError",
            "storageKey": null
          },
          (v21/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastChangeAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextSyncAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductFunnel",
            "kind": "LinkedField",
            "name": "funnel",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shown",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "clicked",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "added",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bought",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revenue",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "syncMode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Assistant",
            "kind": "LinkedField",
            "name": "assistants",
            "plural": true,
            "selections": (v23/*:: as any*/),
            "storageKey": null
          },
          {
            "condition": "isCatalogue",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "StoreFacets",
                "kind": "LinkedField",
                "name": "facets",
                "plural": false,
                "selections": [
                  (v27/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  (v17/*:: as any*/),
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 14
                  },
                  (v18/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "concreteType": "ProductPage",
                "kind": "LinkedField",
                "name": "products",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Product",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": (v34/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v36/*:: as any*/)
            ]
          },
          {
            "condition": "isRules",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "StoreFacets",
                "kind": "LinkedField",
                "name": "facets",
                "plural": false,
                "selections": [
                  (v27/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FacetValue",
                    "kind": "LinkedField",
                    "name": "tags",
                    "plural": true,
                    "selections": (v26/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v36/*:: as any*/)
            ]
          },
          {
            "condition": "isSearch",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 100
                  }
                ],
                "concreteType": "FruitlessSearches",
                "kind": "LinkedField",
                "name": "fruitlessSearches",
                "plural": false,
                "selections": [
                  (v25/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "searches",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FruitlessSearch",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "query",
                        "storageKey": null
                      },
                      (v25/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "why",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "fruitlessSearches(first:100)"
              },
              (v36/*:: as any*/),
              {
                "condition": "hasQuery",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": [
                      (v20/*:: as any*/)
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
                          (v35/*:: as any*/),
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
                          (v33/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "onSale",
                            "storageKey": null
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
                          (v37/*:: as any*/),
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
                              (v22/*:: as any*/),
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
                              (v29/*:: as any*/),
                              (v30/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "cartUrl",
                                "storageKey": null
                              },
                              (v21/*:: as any*/),
                              (v31/*:: as any*/),
                              (v32/*:: as any*/),
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
                                  (v24/*:: as any*/),
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
                          (v37/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ]
              }
            ]
          },
          {
            "condition": "isLog",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 50
                  }
                ],
                "concreteType": "StoreSync",
                "kind": "LinkedField",
                "name": "syncs",
                "plural": true,
                "selections": [
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "seen",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "total",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "prepared",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "created",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "updated",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "removed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "error",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endedAt",
                    "storageKey": null
                  }
                ],
                "storageKey": "syncs(first:50)"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2825e56dfc2fde2dc434461a6a7c443a",
    "id": "572887ca5b34086a82c1cc5a7094b5e3e943e350eb6f0d3274af9001a4101b51",
    "metadata": {},
    "name": "StoreScreenQuery",
    "operationKind": "query",
    "text": "query StoreScreenQuery($id:ID!,$isCatalogue:Boolean!,$isRules:Boolean!,$isSearch:Boolean!,$isLog:Boolean!,$hasQuery:Boolean!,$query:String!,$filter:ProductFilter!,$sort:ProductSort!,$skip:Int!){store(id:$id){id,displayName,provider,state,productsCount,rulesCount,...StoreHeader_store,...Catalogue_store_4EMuSQ@include(if:$isCatalogue),...Rules_store@include(if:$isRules),...SearchConsole_store_4cP5Kl@include(if:$isSearch),...SyncLog_store@include(if:$isLog)}}fragment Catalogue_store_4EMuSQ on StoreIntegration{currency,state,facets{collections{name,count}},products(filter:$filter,sort:$sort,first:14,skip:$skip){totalCount,nodes{id,externalId,title,choices,imageUrl,url,productType,price,compareAtPrice,inStock,stockQuantity}},...useStoreRules_store}fragment DisconnectDialog_store on StoreIntegration{id,displayName}fragment FruitlessList_store on StoreIntegration{fruitlessSearches(first:100){count,searches,nodes{query,count,why}}}fragment Rules_store on StoreIntegration{provider,facets{collections{name,count},tags{name,count}},...useStoreRules_store}fragment SearchConsole_store_4cP5Kl on StoreIntegration{id,currency,productsCount,search(query:$query)@include(if:$hasQuery){found,sentence,refinements,durationMs,understood{...Understood_query},hits{match,isPinned,product{id,externalId,title,choices,imageUrl,url,productType,price,compareAtPrice,inStock,stockQuantity},card{productId,title,variant,summary,imageUrl,url,cartUrl,currency,price,compareAtPrice,stock,facts{name,value}}},takenOut{because,rank,product{id,externalId,title,choices,imageUrl,url,productType,price,compareAtPrice,inStock,stockQuantity}}},...FruitlessList_store,...useStoreRules_store}fragment StoreHeader_store on StoreIntegration{id,provider,displayName,storeUrl,state,progress,lastError,currency,productsCount,lastChangeAt,nextSyncAt,funnel{shown,clicked,added,bought,revenue},...StoreSettingsDialog_store,...DisconnectDialog_store}fragment StoreSettingsDialog_store on StoreIntegration{id,displayName,syncMode,assistants{id,title}}fragment SyncLog_store on StoreIntegration{syncs(first:50){id,kind,state,seen,total,prepared,created,updated,removed,error,startedAt,endedAt}}fragment Understood_query on UnderstoodQuery{words,colours,sizes,minPrice,maxPrice,without,inStock,onSale}fragment useStoreRules_store on StoreIntegration{id,rules{includeCollections,excludeCollections,excludeTags,excludeProducts{id,externalId,title},hideOutOfStock,boostTags,pins{words,externalId,product{id,title}},synonyms{word,means},maxResults,showCompareAt,showStock,allowAddToCart}}"
  }
};
})();

(node as any).hash = "89ce25ffa8858456d12690c94e33fc13";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
