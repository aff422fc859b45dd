/**
 * @generated SignedSource<<52b2c049066f039388af86e6451ff8bc>>
 * @relayHash 1ce4901a97683df563278f966d9b4726
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e94579f6eca86929a5bec73f12deb4a2cce17030bfae3733b3978d7360ca39a

import { ConcreteRequest } from 'relay-runtime';
export type PayWithCard$variables = {
  id: string;
};
export type PayWithCard$data = {
  readonly setDefaultPaymentMethod: ReadonlyArray<{
    readonly id: string;
    readonly isDefault: boolean;
  }>;
};
export type PayWithCard = {
  response: PayWithCard$data;
  variables: PayWithCard$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
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
        "name": "isDefault",
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
    "name": "PayWithCard",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PayWithCard",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1ce4901a97683df563278f966d9b4726",
    "id": "8e94579f6eca86929a5bec73f12deb4a2cce17030bfae3733b3978d7360ca39a",
    "metadata": {},
    "name": "PayWithCard",
    "operationKind": "mutation",
    "text": "mutation PayWithCard($id:ID!){setDefaultPaymentMethod(id:$id){id,isDefault}}"
  }
};
})();

(node as any).hash = "0d5dff97e5f59b4d0b18e29682d7f954";

export default node;
