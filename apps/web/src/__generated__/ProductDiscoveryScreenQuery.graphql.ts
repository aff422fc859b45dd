/**
 * @generated SignedSource<<a84031d3abc53a7a5d2b88fa32fbac52>>
 * @relayHash 341490a74e5c0e1bf745b725cb0ab33f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e01fa1f8a5edf9749d44d68dc86f2a3306238c1cc4951c223dcecf57055898b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoreState = "Connected" | "Error" | "Syncing";
export type ProductDiscoveryScreenQuery$variables = Record<PropertyKey, never>;
export type ProductDiscoveryScreenQuery$data = {
  readonly stores: ReadonlyArray<{
    readonly id: string;
    readonly state: StoreState;
    readonly " $fragmentSpreads": FragmentRefs<"StoreCard_store">;
  }>;
};
export type ProductDiscoveryScreenQuery = {
  response: ProductDiscoveryScreenQuery$data;
  variables: ProductDiscoveryScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
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
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductDiscoveryScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreIntegration",
        "kind": "LinkedField",
        "name": "stores",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StoreCard_store"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProductDiscoveryScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StoreIntegration",
        "kind": "LinkedField",
        "name": "stores",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "displayName",
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
            "name": "productsCount",
            "storageKey": null
          },
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
            "concreteType": "Assistant",
            "kind": "LinkedField",
            "name": "assistants",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              }
            ],
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "341490a74e5c0e1bf745b725cb0ab33f",
    "id": "2e01fa1f8a5edf9749d44d68dc86f2a3306238c1cc4951c223dcecf57055898b",
    "metadata": {},
    "name": "ProductDiscoveryScreenQuery",
    "operationKind": "query",
    "text": "query ProductDiscoveryScreenQuery{stores{id,state,...StoreCard_store}}fragment StoreCard_store on StoreIntegration{id,provider,displayName,state,progress,lastError,currency,productsCount,lastChangeAt,assistants{id,title},funnel{shown,clicked,added,bought,revenue}}"
  }
};
})();

(node as any).hash = "a0d9448b09bf98435ccfbb2556d1b338";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
