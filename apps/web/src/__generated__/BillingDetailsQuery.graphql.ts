/**
 * @generated SignedSource<<d2664b99ec6cadc9c869ac8149bebc66>>
 * @relayHash 5a7932cda5b88f70d1f0fa0c329827d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e3a389726fe688c7a960c0d7392d23ef78674f878f26e859fcf38d989608d60

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BillingDetailsQuery$variables = Record<PropertyKey, never>;
export type BillingDetailsQuery$data = {
  readonly billingDetails: {
    readonly " $fragmentSpreads": FragmentRefs<"BillingDetails_details">;
  } | null | undefined;
};
export type BillingDetailsQuery = {
  response: BillingDetailsQuery$data;
  variables: BillingDetailsQuery$variables;
};

const node: ConcreteRequest = {
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BillingDetails_details"
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
            "name": "email",
            "storageKey": null
          },
          {
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
          {
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
          },
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
    "cacheID": "5a7932cda5b88f70d1f0fa0c329827d0",
    "id": "1e3a389726fe688c7a960c0d7392d23ef78674f878f26e859fcf38d989608d60",
    "metadata": {},
    "name": "BillingDetailsQuery",
    "operationKind": "query",
    "text": "query BillingDetailsQuery{billingDetails{...BillingDetails_details,id}}fragment BillingDetails_details on BillingDetails{name,email,address{line1,line2,city,state,postalCode,country},taxId{type,value}}"
  }
};

(node as any).hash = "3e3166442c26d916100d4e163c878c47";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
