/**
 * @generated SignedSource<<eb935f23b133f4009e87db339fa47e9c>>
 * @relayHash a48be705210c0b4f177d645a4e00414b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85f9d903cecff0ef06086a67b6f6a15a708aa52f846a4c5194a8567d14c960e3

import { ConcreteRequest } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
export type FinishOnboarding$variables = Record<PropertyKey, never>;
export type FinishOnboarding$data = {
  readonly finishOnboarding: {
    readonly client: {
      readonly country: string | null | undefined;
      readonly id: string;
      readonly isBotInstanceActive: boolean;
      readonly name: string;
      readonly paymentMethodEntered: boolean;
      readonly phone: string | null | undefined;
      readonly subscription: {
        readonly cancellationDate: string | null | undefined;
        readonly periodEnd: string | null | undefined;
        readonly scheduleToDowngrade: {
          readonly dueDate: string;
          readonly type: ClientSubscriptionType;
        } | null | undefined;
        readonly status: SubscriptionStatus;
        readonly type: ClientSubscriptionType;
      } | null | undefined;
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
  "name": "type",
  "storageKey": null
},
v2 = [
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "country",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FinishOnboarding",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FinishOnboarding",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "a48be705210c0b4f177d645a4e00414b",
    "id": "85f9d903cecff0ef06086a67b6f6a15a708aa52f846a4c5194a8567d14c960e3",
    "metadata": {},
    "name": "FinishOnboarding",
    "operationKind": "mutation",
    "text": "mutation FinishOnboarding{finishOnboarding{id,client{id,name,country,phone,isBotInstanceActive,paymentMethodEntered,subscription{type,cancellationDate,scheduleToDowngrade{type,dueDate},status,periodEnd}}}}"
  }
};
})();

(node as any).hash = "d0b2739b8b4c24cbc7029a0f3a92a8cf";

export default node;
