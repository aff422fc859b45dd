/**
 * @generated SignedSource<<9c9744e7d3c1d3421283e5ac8fcb7d40>>
 * @relayHash 0a4c4ae5ff1bba7bead134e19265566f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6b7bbaf919276570fad0861e2c1f8e23af39c0220ccc9f38804b046b5128f51

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubscriptionScreenQuery$variables = Record<PropertyKey, never>;
export type SubscriptionScreenQuery$data = {
  readonly currentUser: {
    readonly client: {
      readonly " $fragmentSpreads": FragmentRefs<"PlanSection_client">;
    } | null | undefined;
  } | null | undefined;
};
export type SubscriptionScreenQuery = {
  response: SubscriptionScreenQuery$data;
  variables: SubscriptionScreenQuery$variables;
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
    "name": "SubscriptionScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PlanSection_client"
              }
            ],
            "storageKey": null
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
    "name": "SubscriptionScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "currentUser",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ClientSubscription",
                "kind": "LinkedField",
                "name": "subscription",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0a4c4ae5ff1bba7bead134e19265566f",
    "id": "b6b7bbaf919276570fad0861e2c1f8e23af39c0220ccc9f38804b046b5128f51",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": "query SubscriptionScreenQuery{currentUser{client{...PlanSection_client,id},id}}fragment PlanSection_client on Client{subscription{type}}"
  }
};
})();

(node as any).hash = "d290da16625a5818df899a8dcb5755b0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
