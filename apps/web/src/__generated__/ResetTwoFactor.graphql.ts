/**
 * @generated SignedSource<<4e15fd04f354b357a608ca0a441f16a0>>
 * @relayHash a0027573077936ce0cb32d118fc4282b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1256a66ba8e6ad11f5bd01abcc680284a9ffb7e3596e9e4a758640fde8cca7c1

import { ConcreteRequest } from 'relay-runtime';
export type OwnerProofInput = {
  code?: string | null | undefined;
  password?: string | null | undefined;
};
export type ResetTwoFactor$variables = {
  id: string;
  proof: OwnerProofInput;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "proof"
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
      },
      {
        "kind": "Variable",
        "name": "proof",
        "variableName": "proof"
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
    "cacheID": "a0027573077936ce0cb32d118fc4282b",
    "id": "1256a66ba8e6ad11f5bd01abcc680284a9ffb7e3596e9e4a758640fde8cca7c1",
    "metadata": {},
    "name": "ResetTwoFactor",
    "operationKind": "mutation",
    "text": "mutation ResetTwoFactor($id:ID!,$proof:OwnerProofInput!){resetTwoFactor(id:$id,proof:$proof){id,hasTwoFactor}}"
  }
};
})();

(node as any).hash = "472ac0b519bc82c9ca6625c4afffbc5e";

export default node;
