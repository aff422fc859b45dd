/**
 * @generated SignedSource<<dde8a8de6b1779ecbd57d6ed266bd0a8>>
 * @relayHash b3bfde52d80c54aa1e72862bb2ccd9f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37100f94196dd8d2fcc031e6a17b5bf349c2510b526d06237190b6c6c6c5cce5

import { ConcreteRequest } from 'relay-runtime';
export type GetPaymentMethods$variables = Record<PropertyKey, never>;
export type GetPaymentMethods$data = {
  readonly paymentMethods: ReadonlyArray<{
    readonly brand: string;
    readonly expiryMonth: number;
    readonly expiryYear: number;
    readonly funding: string;
    readonly id: string;
    readonly isDefault: boolean;
    readonly lastFourDigits: string;
  }>;
};
export type GetPaymentMethods = {
  response: GetPaymentMethods$data;
  variables: GetPaymentMethods$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PaymentMethod",
    "kind": "LinkedField",
    "name": "paymentMethods",
    "plural": true,
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
        "name": "brand",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "funding",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiryMonth",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiryYear",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastFourDigits",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDefault",
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
    "name": "GetPaymentMethods",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GetPaymentMethods",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "b3bfde52d80c54aa1e72862bb2ccd9f9",
    "id": "37100f94196dd8d2fcc031e6a17b5bf349c2510b526d06237190b6c6c6c5cce5",
    "metadata": {},
    "name": "GetPaymentMethods",
    "operationKind": "query",
    "text": "query GetPaymentMethods{paymentMethods{id,brand,funding,expiryMonth,expiryYear,lastFourDigits,isDefault}}"
  }
};
})();

(node as any).hash = "65009fad503a0ff06a3a32be1c0a2f9e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
