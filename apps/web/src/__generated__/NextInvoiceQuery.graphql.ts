/**
 * @generated SignedSource<<f4d4941be932f96346eae80737452661>>
 * @relayHash f32de5f45d9968c885adfc9582228dde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bcbf5281b8605e74b4e00be22fe71febb163935a879bfbdb78fadb245575a99

import { ConcreteRequest } from 'relay-runtime';
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
export type NextInvoiceQuery$variables = Record<PropertyKey, never>;
export type NextInvoiceQuery$data = {
  readonly currentUser: {
    readonly client: {
      readonly paymentMethodEntered: boolean;
      readonly subscription: {
        readonly cancellationDate: string | null | undefined;
        readonly status: SubscriptionStatus;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly stripePromotion: {
    readonly code: string;
    readonly id: string;
  } | null | undefined;
  readonly upcomingInvoice: {
    readonly amountDue: number;
    readonly currency: string;
    readonly discount: number;
    readonly dueAt: string;
    readonly lines: ReadonlyArray<{
      readonly amount: number;
      readonly description: string;
    }>;
    readonly total: number;
  } | null | undefined;
};
export type NextInvoiceQuery = {
  response: NextInvoiceQuery$data;
  variables: NextInvoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "UpcomingInvoice",
  "kind": "LinkedField",
  "name": "upcomingInvoice",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
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
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountDue",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "StripePromotion",
  "kind": "LinkedField",
  "name": "stripePromotion",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentMethodEntered",
  "storageKey": null
},
v4 = {
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancellationDate",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NextInvoiceQuery",
    "selections": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
    "name": "NextInvoiceQuery",
    "selections": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
    "cacheID": "f32de5f45d9968c885adfc9582228dde",
    "id": "0bcbf5281b8605e74b4e00be22fe71febb163935a879bfbdb78fadb245575a99",
    "metadata": {},
    "name": "NextInvoiceQuery",
    "operationKind": "query",
    "text": "query NextInvoiceQuery{upcomingInvoice{dueAt,currency,lines{description,amount},discount,total,amountDue},stripePromotion{id,code},currentUser{client{paymentMethodEntered,subscription{status,cancellationDate},id},id}}"
  }
};
})();

(node as any).hash = "4b3e116148e18db4562456374fcf0820";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
