/**
 * @generated SignedSource<<fc3564c6e6c0de8ccae27921cd850a6a>>
 * @relayHash 2933664dca95f7cf408401941dc10161
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7a620cce0a38cb93e68b82db223a6926718cbb9b8eb65092ea6bcddaf314c2d

import { ConcreteRequest } from 'relay-runtime';
export type PaymentMethodExpiry = "Expired" | "Later" | "Soon";
export type GetPaymentMethods$variables = Record<PropertyKey, never>;
export type GetPaymentMethods$data = {
  readonly paymentMethods: ReadonlyArray<{
    readonly brand: string;
    readonly expiry: PaymentMethodExpiry;
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
        "name": "expiry",
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
    "cacheID": "2933664dca95f7cf408401941dc10161",
    "id": "c7a620cce0a38cb93e68b82db223a6926718cbb9b8eb65092ea6bcddaf314c2d",
    "metadata": {},
    "name": "GetPaymentMethods",
    "operationKind": "query",
    "text": "query GetPaymentMethods{paymentMethods{id,brand,funding,expiryMonth,expiryYear,expiry,lastFourDigits,isDefault}}"
  }
};
})();

(node as any).hash = "65009fad503a0ff06a3a32be1c0a2f9e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
