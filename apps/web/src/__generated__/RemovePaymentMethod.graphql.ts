/**
 * @generated SignedSource<<c8ca04b7f5baf8441d71aa84e038e344>>
 * @relayHash cff79586f24511e2189e49d5767a8b05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18cec15d32f326dfd4be0ea5ddf729807a7fc318e24b729115a3ede18d94c873

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RemovePaymentMethod$variables = {
  id: string;
};
export type RemovePaymentMethod$data = {
  readonly removePaymentMethod: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"paymentMethods_paymentMethod">;
  }>;
};
export type RemovePaymentMethod = {
  response: RemovePaymentMethod$data;
  variables: RemovePaymentMethod$variables;
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
    "name": "RemovePaymentMethod",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PaymentMethod",
        "kind": "LinkedField",
        "name": "removePaymentMethod",
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
    "name": "RemovePaymentMethod",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PaymentMethod",
        "kind": "LinkedField",
        "name": "removePaymentMethod",
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
    ]
  },
  "params": {
    "cacheID": "cff79586f24511e2189e49d5767a8b05",
    "id": "18cec15d32f326dfd4be0ea5ddf729807a7fc318e24b729115a3ede18d94c873",
    "metadata": {},
    "name": "RemovePaymentMethod",
    "operationKind": "mutation",
    "text": "mutation RemovePaymentMethod($id:ID!){removePaymentMethod(id:$id){...paymentMethods_paymentMethod,id}}fragment paymentMethods_paymentMethod on PaymentMethod{id,brand,funding,expiryMonth,expiryYear,lastFourDigits,isDefault}"
  }
};
})();

(node as any).hash = "429e2f9c658c3c7beed90c0ad4a3568b";

export default node;
