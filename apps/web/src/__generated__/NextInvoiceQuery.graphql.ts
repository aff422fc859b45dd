/**
 * @generated SignedSource<<0dcc18e039f641a10d9928994b258255>>
 * @relayHash 87e628478344900e95cee380ab351608
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8fe7392b7ad723e582047867df93d30d7d8c4082a96f7ebddef7c349436a049

import { ConcreteRequest } from 'relay-runtime';
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
export type NextInvoiceQuery$variables = Record<PropertyKey, never>;
export type NextInvoiceQuery$data = {
  readonly currentUser: {
    readonly client: {
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
              (v3/*:: as any*/)
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
    "cacheID": "87e628478344900e95cee380ab351608",
    "id": "f8fe7392b7ad723e582047867df93d30d7d8c4082a96f7ebddef7c349436a049",
    "metadata": {},
    "name": "NextInvoiceQuery",
    "operationKind": "query",
    "text": "query NextInvoiceQuery{upcomingInvoice{dueAt,currency,lines{description,amount},discount,total,amountDue},stripePromotion{id,code},currentUser{client{subscription{status,cancellationDate},id},id}}"
  }
};
})();

(node as any).hash = "ae54f96bdc07dc5e094fcbf09045eb06";

export default node;
