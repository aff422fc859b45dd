/**
 * @generated SignedSource<<76fa57e8a55ea202d11c8b0a91ecf2cd>>
 * @relayHash 5e1ba75ab3bc998e7b452f99ac0bd8b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7108c3fab46708e6b6404c86f337dcd9b54dfb1c6ba30b9bd530c632fd2a0663

import { ConcreteRequest } from 'relay-runtime';
export type DeleteSetDialogMutation$variables = {
  id: string;
};
export type DeleteSetDialogMutation$data = {
  readonly deleteEvaluationSet: string;
};
export type DeleteSetDialogMutation = {
  response: DeleteSetDialogMutation$data;
  variables: DeleteSetDialogMutation$variables;
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
    "kind": "ScalarField",
    "name": "deleteEvaluationSet",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteSetDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteSetDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5e1ba75ab3bc998e7b452f99ac0bd8b9",
    "id": "7108c3fab46708e6b6404c86f337dcd9b54dfb1c6ba30b9bd530c632fd2a0663",
    "metadata": {},
    "name": "DeleteSetDialogMutation",
    "operationKind": "mutation",
    "text": "mutation DeleteSetDialogMutation($id:ID!){deleteEvaluationSet(id:$id)}"
  }
};
})();

(node as any).hash = "d8987dd8e65941cc9e07a345c4de2c71";

export default node;
