/**
 * @generated SignedSource<<7172e73b19396a7e250e79bee72587cc>>
 * @relayHash fceb48580eb0e8e7d86872f685b64c28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 575571ed26cc8bc496d7d31454f57ecb3891598b7cf4db4d5a9537d7f69ee6fb

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CancelPlanMutation$variables = Record<PropertyKey, never>;
export type CancelPlanMutation$data = {
  readonly cancelSubscription: {
    readonly " $fragmentSpreads": FragmentRefs<"PlanSection_client">;
  };
};
export type CancelPlanMutation = {
  response: CancelPlanMutation$data;
  variables: CancelPlanMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CancelPlanMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "cancelSubscription",
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CancelPlanMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "cancelSubscription",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "fceb48580eb0e8e7d86872f685b64c28",
    "id": "575571ed26cc8bc496d7d31454f57ecb3891598b7cf4db4d5a9537d7f69ee6fb",
    "metadata": {},
    "name": "CancelPlanMutation",
    "operationKind": "mutation",
    "text": "mutation CancelPlanMutation{cancelSubscription{...PlanSection_client,id}}fragment PlanSection_client on Client{manuallyInvoiced,paymentMethodEntered,subscription{type,status,cancellationDate,periodEnd,scheduleToDowngrade{type,dueDate}}}"
  }
};
})();

(node as any).hash = "bcde7475bf2bfc2e633dc480d834c31e";

export default node;
