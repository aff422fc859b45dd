/**
 * @generated SignedSource<<a4bdfb1ca9da207addf7f2ca5e7af888>>
 * @relayHash 0c5a553c3e5e0358c58d7c824e1e53a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77c1c4e9dc88d9c5db734251327c414a4707f71420f93160e4961b2d83279517

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FinishOnboarding$variables = Record<PropertyKey, never>;
export type FinishOnboarding$data = {
  readonly finishOnboarding: {
    readonly client: {
      readonly country: string | null | undefined;
      readonly id: string;
      readonly name: string;
      readonly phone: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"presentSubscription_client">;
    } | null | undefined;
    readonly id: string;
  };
};
export type FinishOnboarding = {
  response: FinishOnboarding$data;
  variables: FinishOnboarding$variables;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v4 = {
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
    "name": "FinishOnboarding",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "finishOnboarding",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "presentSubscription_client"
              }
            ],
            "storageKey": null
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
    "name": "FinishOnboarding",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "finishOnboarding",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
                  (v4/*:: as any*/),
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
                      (v4/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0c5a553c3e5e0358c58d7c824e1e53a1",
    "id": "77c1c4e9dc88d9c5db734251327c414a4707f71420f93160e4961b2d83279517",
    "metadata": {},
    "name": "FinishOnboarding",
    "operationKind": "mutation",
    "text": "mutation FinishOnboarding{finishOnboarding{id,client{id,name,country,phone,...presentSubscription_client}}}fragment presentSubscription_client on Client{isBotInstanceActive,paymentMethodEntered,subscription{type,cancellationDate,scheduleToDowngrade{type,dueDate},status,periodEnd}}"
  }
};
})();

(node as any).hash = "50be60f675da9ef44b43f4cca876c561";

export default node;
