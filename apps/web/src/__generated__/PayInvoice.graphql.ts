/**
 * @generated SignedSource<<8f98052b224a8f416dbfeb42404e1c20>>
 * @relayHash f0763256ea6b43f0dfea7493ddabbc07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94b09e2a432e45de556206ac9e882e1261a5aea76d78d4828573c4dfa802280f

import { ConcreteRequest } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
export type InvoiceStatus = "Open" | "Paid" | "Uncollectible" | "Void";
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
export type PayInvoice$variables = {
  id: string;
};
export type PayInvoice$data = {
  readonly payInvoice: {
    readonly client: {
      readonly id: string;
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
    };
    readonly invoice: {
      readonly amountDue: number;
      readonly id: string;
      readonly payUrl: string | null | undefined;
      readonly status: InvoiceStatus;
    };
  };
};
export type PayInvoice = {
  response: PayInvoice$data;
  variables: PayInvoice$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
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
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "PayInvoicePayload",
    "kind": "LinkedField",
    "name": "payInvoice",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
            "name": "payUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "client",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ClientSubscription",
            "kind": "LinkedField",
            "name": "subscription",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PayInvoice",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PayInvoice",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "f0763256ea6b43f0dfea7493ddabbc07",
    "id": "94b09e2a432e45de556206ac9e882e1261a5aea76d78d4828573c4dfa802280f",
    "metadata": {},
    "name": "PayInvoice",
    "operationKind": "mutation",
    "text": "mutation PayInvoice($id:ID!){payInvoice(id:$id){invoice{id,status,amountDue,payUrl},client{id,subscription{type,status,periodEnd,cancellationDate,scheduleToDowngrade{type,dueDate}}}}}"
  }
};
})();

(node as any).hash = "54f1a30d56b5f33d98a3282c6bc222e1";

export default node;
