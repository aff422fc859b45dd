/**
 * @generated SignedSource<<ef7d1d31b07725e5a8c3a9d635a6ed8b>>
 * @relayHash 8ad676cfcd18f1827d41068110c6bd59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d945ff4f6819b27a4096ec4a2073f71843bcd3fae1c54a218b4922079bebd51d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TaxIdType = "AuAbn" | "CaBn" | "ChVat" | "EuVat" | "GbVat" | "InGst" | "NoVat" | "NzGst" | "SgGst" | "UsEin";
export type BillingDetailsQuery$variables = Record<PropertyKey, never>;
export type BillingDetailsQuery$data = {
  readonly billingDetails: {
    readonly address: {
      readonly city: string;
      readonly country: string;
      readonly line1: string;
      readonly line2: string | null | undefined;
      readonly postalCode: string | null | undefined;
      readonly state: string | null | undefined;
    } | null | undefined;
    readonly email: string;
    readonly name: string;
    readonly taxId: {
      readonly type: TaxIdType;
      readonly value: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BillingDetailsDialog_details">;
  } | null | undefined;
};
export type BillingDetailsQuery = {
  response: BillingDetailsQuery$data;
  variables: BillingDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "BillingAddress",
  "kind": "LinkedField",
  "name": "address",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line1",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line2",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "TaxId",
  "kind": "LinkedField",
  "name": "taxId",
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
      "name": "value",
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
    "name": "BillingDetailsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BillingDetails",
        "kind": "LinkedField",
        "name": "billingDetails",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BillingDetailsDialog_details"
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
    "name": "BillingDetailsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BillingDetails",
        "kind": "LinkedField",
        "name": "billingDetails",
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8ad676cfcd18f1827d41068110c6bd59",
    "id": "d945ff4f6819b27a4096ec4a2073f71843bcd3fae1c54a218b4922079bebd51d",
    "metadata": {},
    "name": "BillingDetailsQuery",
    "operationKind": "query",
    "text": "query BillingDetailsQuery{billingDetails{name,email,address{line1,line2,city,state,postalCode,country},taxId{type,value},...BillingDetailsDialog_details,id}}fragment BillingDetailsDialog_details on BillingDetails{name,email,address{line1,line2,city,state,postalCode,country},taxId{type,value}}"
  }
};
})();

(node as any).hash = "5002a8bdb199db029395c5041baf0e37";

export default node;
