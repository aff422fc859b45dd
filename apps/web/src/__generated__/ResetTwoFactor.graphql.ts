/**
 * @generated SignedSource<<f0a82871a8ee080c6cda1807d66c246f>>
 * @relayHash 7e5d13f119765d77f0aa1d2dacf4a2e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d527a3fadd14c81ae25ea1d474324984636306583e77afaf7abd32466bab87f3

import { ConcreteRequest } from 'relay-runtime';
export type ResetTwoFactor$variables = {
  id: string;
};
export type ResetTwoFactor$data = {
  readonly resetTwoFactor: {
    readonly hasTwoFactor: boolean | null | undefined;
    readonly id: string;
  };
};
export type ResetTwoFactor = {
  response: ResetTwoFactor$data;
  variables: ResetTwoFactor$variables;
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
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "resetTwoFactor",
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
        "name": "hasTwoFactor",
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
    "name": "ResetTwoFactor",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetTwoFactor",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7e5d13f119765d77f0aa1d2dacf4a2e3",
    "id": "d527a3fadd14c81ae25ea1d474324984636306583e77afaf7abd32466bab87f3",
    "metadata": {},
    "name": "ResetTwoFactor",
    "operationKind": "mutation",
    "text": "mutation ResetTwoFactor($id:ID!){resetTwoFactor(id:$id){id,hasTwoFactor}}"
  }
};
})();

(node as any).hash = "a3438e3bab8ef1ed02d59535d11eb88a";

export default node;
