/**
 * @generated SignedSource<<32884c12f02285fa55cb36872bcba032>>
 * @relayHash 8df3533548ca499c9e7e5505a2309daa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b284e812f1941aed2f81174984570c74d8b93bd752f98143db47b9693a93a296

import { ConcreteRequest } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
export type InvoiceStatus = "Open" | "Paid" | "Uncollectible" | "Void";
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
export type OrderSummaryQuery$variables = {
  plan: ClientSubscriptionType;
};
export type OrderSummaryQuery$data = {
  readonly currentUser: {
    readonly client: {
      readonly subscription: {
        readonly periodEnd: string | null | undefined;
        readonly scheduleToDowngrade: {
          readonly dueDate: string;
          readonly type: ClientSubscriptionType;
        } | null | undefined;
        readonly status: SubscriptionStatus;
        readonly type: ClientSubscriptionType;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly invoices: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amountDue: number;
        readonly id: string;
        readonly number: string;
        readonly status: InvoiceStatus;
      };
    }>;
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
    readonly nextAmount: number;
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
  "args": null,
  "kind": "ScalarField",
  "name": "amountDue",
  "storageKey": null
},
v2 = {
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
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthlyAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAmount",
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
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "InvoiceConnection",
  "kind": "LinkedField",
  "name": "invoices",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            (v4/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "invoices(first:100)"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "ClientSubscription",
  "kind": "LinkedField",
  "name": "subscription",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v4/*:: as any*/),
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
        (v6/*:: as any*/),
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderSummaryQuery",
    "selections": [
      (v2/*:: as any*/),
      (v5/*:: as any*/),
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
              (v7/*:: as any*/)
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
      (v2/*:: as any*/),
      (v5/*:: as any*/),
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
              (v7/*:: as any*/),
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
    "cacheID": "8df3533548ca499c9e7e5505a2309daa",
    "id": "b284e812f1941aed2f81174984570c74d8b93bd752f98143db47b9693a93a296",
    "metadata": {},
    "name": "OrderSummaryQuery",
    "operationKind": "query",
    "text": "query OrderSummaryQuery($plan:ClientSubscriptionType!){subscriptionChangePreview(subscriptionType:$plan){effectiveAt,isImmediate,currency,lines{description,amount},discount,amountDue,monthlyAmount,nextAmount},invoices(first:100){edges{node{id,number,status,amountDue}}},currentUser{client{subscription{type,status,periodEnd,scheduleToDowngrade{type,dueDate}},id},id}}"
  }
};
})();

(node as any).hash = "73fa5874ff71abb5f9576469b74cc80f";

export default node;
