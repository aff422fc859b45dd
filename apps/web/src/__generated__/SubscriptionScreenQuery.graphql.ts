/**
 * @generated SignedSource<<739169196317676f37e4f8bde02c1844>>
 * @relayHash 2762a1f0cb70087f7e46698b47b08688
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5918eb919accba58607cc0db51065389192f22587a059968a2f9588096ceb1f1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubscriptionScreenQuery$variables = Record<PropertyKey, never>;
export type SubscriptionScreenQuery$data = {
  readonly currentUser: {
    readonly client: {
      readonly " $fragmentSpreads": FragmentRefs<"BillSections_client" | "PlanSection_client">;
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
  "name": "type",
  "storageKey": null
},
v1 = {
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
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BillSections_client"
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
                "kind": "ScalarField",
                "name": "manuallyInvoiced",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentMethodEntered",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ClientSubscription",
                "kind": "LinkedField",
                "name": "subscription",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cancellationDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "periodEnd",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ScheduledDowngrade",
                    "kind": "LinkedField",
                    "name": "scheduleToDowngrade",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "dueDate",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2762a1f0cb70087f7e46698b47b08688",
    "id": "5918eb919accba58607cc0db51065389192f22587a059968a2f9588096ceb1f1",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": "query SubscriptionScreenQuery{currentUser{client{...PlanSection_client,...BillSections_client,id},id}}fragment BillSections_client on Client{manuallyInvoiced,subscription{status}}fragment PlanSection_client on Client{manuallyInvoiced,paymentMethodEntered,subscription{type,status,cancellationDate,periodEnd,scheduleToDowngrade{type,dueDate}}}"
  }
};
})();

(node as any).hash = "4904a443b1c5019c35b7cde67420dabd";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
