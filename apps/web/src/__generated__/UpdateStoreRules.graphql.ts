/**
 * @generated SignedSource<<42a1e6d1b1e09829fe759a1e4041355f>>
 * @relayHash 85c3e5eabbe621344a17bbb2e108021d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed1e3cd82a38e801da581a92b8a80346a5fc9f78df71d6151df2cec2228fb992

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
    readonly rulesCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"useStoreRules_store">;
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
v1 = [
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rulesCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateStoreRules",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StoreIntegration",
        "kind": "LinkedField",
        "name": "updateStoreRules",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useStoreRules_store"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateStoreRules",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StoreIntegration",
        "kind": "LinkedField",
        "name": "updateStoreRules",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
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
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Product",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v5/*:: as any*/)
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
    ]
  },
  "params": {
    "cacheID": "85c3e5eabbe621344a17bbb2e108021d",
    "id": "ed1e3cd82a38e801da581a92b8a80346a5fc9f78df71d6151df2cec2228fb992",
    "metadata": {},
    "name": "UpdateStoreRules",
    "operationKind": "mutation",
    "text": "mutation UpdateStoreRules($id:ID!,$rules:StoreRulesInput!){updateStoreRules(id:$id,rules:$rules){id,rulesCount,...useStoreRules_store}}fragment useStoreRules_store on StoreIntegration{id,rules{includeCollections,excludeCollections,excludeTags,excludeProducts{id,externalId,title},hideOutOfStock,boostTags,pins{words,externalId,product{id,title}},synonyms{word,means},maxResults,showCompareAt,showStock,allowAddToCart}}"
  }
};
})();

(node as any).hash = "77b2e4eb20bb056e200dd77a9d233a19";

export default node;
