/**
 * @generated SignedSource<<d74a47ee70ebc066be93dd1640e8ac39>>
 * @relayHash 07daf8d16ec9cef6ef710cbaff351472
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b44000a76a0dca5075bc0f18f04a1b1a108279137c7ac9d667329f442c27e052

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
    "cacheID": "07daf8d16ec9cef6ef710cbaff351472",
    "id": "b44000a76a0dca5075bc0f18f04a1b1a108279137c7ac9d667329f442c27e052",
    "metadata": {},
    "name": "SetDefaultPaymentMethod",
    "operationKind": "mutation",
    "text": "mutation SetDefaultPaymentMethod($id:ID!){setDefaultPaymentMethod(id:$id){...paymentMethods_paymentMethod,id}}fragment paymentMethods_paymentMethod on PaymentMethod{id,brand,funding,expiryMonth,expiryYear,lastFourDigits,isDefault}"
  }
};
})();

(node as any).hash = "64e79154ed717bab2a6c8dae3a779e9d";

export default node;
