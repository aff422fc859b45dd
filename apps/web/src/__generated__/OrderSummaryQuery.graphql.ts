/**
 * @generated SignedSource<<101fe88f5faecaa2436b20a76c35ab54>>
 * @relayHash 10fe2d62a68254e01df0839748bf85aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e93e88036d8983aa9e996bf535dc3d5878fb2ce9930b746a87fe6df092e32ed9

import { ConcreteRequest } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
export type OrderSummaryQuery$variables = {
  plan: ClientSubscriptionType;
};
export type OrderSummaryQuery$data = {
  readonly currentUser: {
    readonly client: {
      readonly subscription: {
        readonly periodEnd: string | null | undefined;
        readonly status: SubscriptionStatus;
        readonly type: ClientSubscriptionType;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly subscriptionChangePreview: {
    readonly amountDue: number;
    readonly currency: string;
    readonly discount: number;
    readonly effectiveAt: string;
    readonly isImmediate: boolean;
    readonly lines: ReadonlyArray<{
      readonly amount: number;
      readonly description: string;
    }>;
    readonly monthlyAmount: number;
  };
};
export type OrderSummaryQuery = {
  response: OrderSummaryQuery$data;
  variables: OrderSummaryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "plan"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "subscriptionType",
      "variableName": "plan"
    }
  ],
  "concreteType": "SubscriptionChangePreview",
  "kind": "LinkedField",
  "name": "subscriptionChangePreview",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "effectiveAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isImmediate",
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
      "concreteType": "InvoiceLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthlyAmount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderSummaryQuery",
    "selections": [
      (v1/*:: as any*/),
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
              (v2/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderSummaryQuery",
    "selections": [
      (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "10fe2d62a68254e01df0839748bf85aa",
    "id": "e93e88036d8983aa9e996bf535dc3d5878fb2ce9930b746a87fe6df092e32ed9",
    "metadata": {},
    "name": "OrderSummaryQuery",
    "operationKind": "query",
    "text": "query OrderSummaryQuery($plan:ClientSubscriptionType!){subscriptionChangePreview(subscriptionType:$plan){effectiveAt,isImmediate,currency,lines{description,amount},discount,amountDue,monthlyAmount},currentUser{client{subscription{type,status,periodEnd},id},id}}"
  }
};
})();

(node as any).hash = "c0a3221ce79f68ad870af01d24137520";

export default node;
