/**
 * @generated SignedSource<<95c5638d011272a55efcd28f2c707eda>>
 * @relayHash 72b842860dd129f7732566ad2c98de4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b61b053d83433c047f8288781245dd28dd18ad3403c92b44e7d187536010207

import { ConcreteRequest } from 'relay-runtime';
export type StoreRulesInput = {
  allowAddToCart: boolean;
  boostTags: ReadonlyArray<string>;
  excludeCollections: ReadonlyArray<string>;
  excludeProducts: ReadonlyArray<string>;
  excludeTags: ReadonlyArray<string>;
  hideOutOfStock: boolean;
  includeCollections: ReadonlyArray<string>;
  maxResults: number;
  pins: ReadonlyArray<ProductPinInput>;
  showCompareAt: boolean;
  showStock: boolean;
  synonyms: ReadonlyArray<ProductSynonymInput>;
};
export type ProductPinInput = {
  product: string;
  words: string;
};
export type ProductSynonymInput = {
  means: string;
  word: string;
};
export type UpdateStoreRules$variables = {
  id: string;
  rules: StoreRulesInput;
};
export type UpdateStoreRules$data = {
  readonly updateStoreRules: {
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
    readonly rulesCount: number;
  };
};
export type UpdateStoreRules = {
  response: UpdateStoreRules$data;
  variables: UpdateStoreRules$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rules"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "rules",
        "variableName": "rules"
      }
    ],
    "concreteType": "StoreIntegration",
    "kind": "LinkedField",
    "name": "updateStoreRules",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rulesCount",
        "storageKey": null
      },
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
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/)
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "product",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v3/*:: as any*/)
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateStoreRules",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateStoreRules",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "72b842860dd129f7732566ad2c98de4f",
    "id": "0b61b053d83433c047f8288781245dd28dd18ad3403c92b44e7d187536010207",
    "metadata": {},
    "name": "UpdateStoreRules",
    "operationKind": "mutation",
    "text": "mutation UpdateStoreRules($id:ID!,$rules:StoreRulesInput!){updateStoreRules(id:$id,rules:$rules){id,rulesCount,rules{includeCollections,excludeCollections,excludeTags,excludeProducts{id,externalId,title},hideOutOfStock,boostTags,pins{words,externalId,product{id,title}},synonyms{word,means},maxResults,showCompareAt,showStock,allowAddToCart}}}"
  }
};
})();

(node as any).hash = "21250aabbfb9cebe7199503cc9c2ad97";

export default node;
