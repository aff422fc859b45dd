/**
 * @generated SignedSource<<6a3d1f6ac3985ab358b6cc8c20251ad9>>
 * @relayHash a807bd8b3aaf8816be42c70e679a813b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b70be5661473c9de6275076cf3ff9c7b273951aaa614ef36bf5cfd4bcff37fa4

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductDiscoveryScreenQuery$variables = Record<PropertyKey, never>;
export type ProductDiscoveryScreenQuery$data = {
  readonly stores: ReadonlyArray<{
    readonly id: string;
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
            "name": "state",
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
    "cacheID": "a807bd8b3aaf8816be42c70e679a813b",
    "id": "b70be5661473c9de6275076cf3ff9c7b273951aaa614ef36bf5cfd4bcff37fa4",
    "metadata": {},
    "name": "ProductDiscoveryScreenQuery",
    "operationKind": "query",
    "text": "query ProductDiscoveryScreenQuery{stores{id,...StoreCard_store}}fragment StoreCard_store on StoreIntegration{id,provider,displayName,state,progress,lastError,currency,productsCount,lastChangeAt,assistants{id,title},funnel{shown,clicked,added,bought,revenue}}"
  }
};
})();

(node as any).hash = "6c5f71bd494694ed906760abd9618867";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
