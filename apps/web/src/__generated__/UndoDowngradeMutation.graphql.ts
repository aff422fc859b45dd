/**
 * @generated SignedSource<<ca686d2c9a7df39a345850476f94e6f8>>
 * @relayHash 975aa396b04351cc7fd1e4d7b44b0ec3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aca5b7ff9c4c794d88d334ecfc900b9bb1517176b75087d8b1fc026ab4d0fa04

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UndoDowngradeMutation$variables = Record<PropertyKey, never>;
export type UndoDowngradeMutation$data = {
  readonly undoDowngrade: {
    readonly " $fragmentSpreads": FragmentRefs<"PlanSection_client">;
  };
};
export type UndoDowngradeMutation = {
  response: UndoDowngradeMutation$data;
  variables: UndoDowngradeMutation$variables;
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
    "name": "UndoDowngradeMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "undoDowngrade",
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
    "name": "UndoDowngradeMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "undoDowngrade",
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
    "cacheID": "975aa396b04351cc7fd1e4d7b44b0ec3",
    "id": "aca5b7ff9c4c794d88d334ecfc900b9bb1517176b75087d8b1fc026ab4d0fa04",
    "metadata": {},
    "name": "UndoDowngradeMutation",
    "operationKind": "mutation",
    "text": "mutation UndoDowngradeMutation{undoDowngrade{...PlanSection_client,id}}fragment PlanSection_client on Client{manuallyInvoiced,paymentMethodEntered,subscription{type,status,cancellationDate,periodEnd,scheduleToDowngrade{type,dueDate}}}"
  }
};
})();

(node as any).hash = "7e3b2872545089eceafc44a197d3c3e9";

export default node;
