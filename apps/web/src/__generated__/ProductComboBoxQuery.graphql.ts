/**
 * @generated SignedSource<<250fbc22dca4c0295d46509407789166>>
 * @relayHash eaa9b4c401b731b4c3adee0a3655cc92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee2a262569bb86046be8c6d35008a75879e67b6cc4683125dc3fabe18630f340

import { ConcreteRequest } from 'relay-runtime';
export type ProductFilter = {
  collection?: string | null | undefined;
  inStock?: boolean | null | undefined;
  search?: string | null | undefined;
};
export type ProductComboBoxQuery$variables = {
  filter?: ProductFilter | null | undefined;
};
export type ProductComboBoxQuery$data = {
  readonly stores: ReadonlyArray<{
    readonly assistants: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly currency: string;
    readonly id: string;
    readonly products: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly price: number;
        readonly title: string;
      }>;
    };
  }>;
};
export type ProductComboBoxQuery = {
  response: ProductComboBoxQuery$data;
  variables: ProductComboBoxQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StoreIntegration",
    "kind": "LinkedField",
    "name": "stores",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
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
        "concreteType": "Assistant",
        "kind": "LinkedField",
        "name": "assistants",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "filter",
            "variableName": "filter"
          },
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          }
        ],
        "concreteType": "ProductPage",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
                "name": "price",
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductComboBoxQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductComboBoxQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "eaa9b4c401b731b4c3adee0a3655cc92",
    "id": "ee2a262569bb86046be8c6d35008a75879e67b6cc4683125dc3fabe18630f340",
    "metadata": {},
    "name": "ProductComboBoxQuery",
    "operationKind": "query",
    "text": "query ProductComboBoxQuery($filter:ProductFilter){stores{id,currency,assistants{id},products(filter:$filter,first:20){nodes{id,title,price}}}}"
  }
};
})();

(node as any).hash = "58f30c79236f8a74ab22921101e61499";

export default node;
