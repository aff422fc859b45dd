/**
 * @generated SignedSource<<acd5cf5b9b74a16577f23463084661a2>>
 * @relayHash e5c83311d11990bb59d48949320e0b1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8d09d08f41cd4953bb25592e5787b52634b94f1d0ce790b365f5f84763c5e71

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SetDefaultPaymentMethod$variables = {
  id: string;
};
export type SetDefaultPaymentMethod$data = {
  readonly setDefaultPaymentMethod: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"paymentMethods_paymentMethod">;
  }>;
};
export type SetDefaultPaymentMethod = {
  response: SetDefaultPaymentMethod$data;
  variables: SetDefaultPaymentMethod$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SetDefaultPaymentMethod",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PaymentMethod",
        "kind": "LinkedField",
        "name": "setDefaultPaymentMethod",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "paymentMethods_paymentMethod"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetDefaultPaymentMethod",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PaymentMethod",
        "kind": "LinkedField",
        "name": "setDefaultPaymentMethod",
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
    ]
  },
  "params": {
    "cacheID": "e5c83311d11990bb59d48949320e0b1f",
    "id": "c8d09d08f41cd4953bb25592e5787b52634b94f1d0ce790b365f5f84763c5e71",
    "metadata": {},
    "name": "SetDefaultPaymentMethod",
    "operationKind": "mutation",
    "text": "mutation SetDefaultPaymentMethod($id:ID!){setDefaultPaymentMethod(id:$id){...paymentMethods_paymentMethod,id}}fragment paymentMethods_paymentMethod on PaymentMethod{id,brand,funding,expiryMonth,expiryYear,expiry,lastFourDigits,isDefault}"
  }
};
})();

(node as any).hash = "64e79154ed717bab2a6c8dae3a779e9d";

export default node;
