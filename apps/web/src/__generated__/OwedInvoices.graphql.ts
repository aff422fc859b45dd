/**
 * @generated SignedSource<<ca3a2dad40974e6591dde2f10c174499>>
 * @relayHash 8e8a23e2c82c9343508d242673ff0c96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c455bcdfa3cf2571226624943380ed33f8bac37d40a3abf05a11c69d932d8343

import { ConcreteRequest } from 'relay-runtime';
export type InvoiceStatus = "Open" | "Paid" | "Uncollectible" | "Void";
export type OwedInvoices$variables = Record<PropertyKey, never>;
export type OwedInvoices$data = {
  readonly invoices: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly status: InvoiceStatus;
      };
    }>;
  } | null | undefined;
};
export type OwedInvoices = {
  response: OwedInvoices$data;
  variables: OwedInvoices$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "invoices(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwedInvoices",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwedInvoices",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "8e8a23e2c82c9343508d242673ff0c96",
    "id": "c455bcdfa3cf2571226624943380ed33f8bac37d40a3abf05a11c69d932d8343",
    "metadata": {},
    "name": "OwedInvoices",
    "operationKind": "query",
    "text": "query OwedInvoices{invoices(first:100){edges{node{id,status}}}}"
  }
};
})();

(node as any).hash = "bb707d31b2794bcf96591e782911a784";

export default node;
