/**
 * @generated SignedSource<<e2281d470001a9b20036c1f026846f2b>>
 * @relayHash 486bfbb34853b9f64e8bcd9687be5d39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3c450a06bc728cc5cbc009ec038530213bbee96be7bbaa98a0f16d6e2ea32c1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ResumeSubscription$variables = Record<PropertyKey, never>;
export type ResumeSubscription$data = {
  readonly resumeSubscription: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"presentSubscription_client">;
  };
};
export type ResumeSubscription = {
  response: ResumeSubscription$data;
  variables: ResumeSubscription$variables;
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
  "name": "type",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ResumeSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "resumeSubscription",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "presentSubscription_client"
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
    "name": "ResumeSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "resumeSubscription",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isBotInstanceActive",
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
              (v1/*:: as any*/),
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
                "concreteType": "ScheduledDowngrade",
                "kind": "LinkedField",
                "name": "scheduleToDowngrade",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dueDate",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
                "name": "periodEnd",
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
    "cacheID": "486bfbb34853b9f64e8bcd9687be5d39",
    "id": "d3c450a06bc728cc5cbc009ec038530213bbee96be7bbaa98a0f16d6e2ea32c1",
    "metadata": {},
    "name": "ResumeSubscription",
    "operationKind": "mutation",
    "text": "mutation ResumeSubscription{resumeSubscription{id,...presentSubscription_client}}fragment presentSubscription_client on Client{isBotInstanceActive,paymentMethodEntered,subscription{type,cancellationDate,scheduleToDowngrade{type,dueDate},status,periodEnd}}"
  }
};
})();

(node as any).hash = "bbe8f28c44775d2c5d2ea826ca6a486c";

export default node;
