/**
 * @generated SignedSource<<88cacec1e8fc12bc11393777ced7c09c>>
 * @relayHash a80837f7234abb5889f90f7f6fdcf3cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f38e19b56fe9497cfe579ef8edc08b60866a6afc719caff3ceaa38972095e121

import { ConcreteRequest } from 'relay-runtime';
export type useFormActionsDeleteMutation$variables = {
  id: string;
};
export type useFormActionsDeleteMutation$data = {
  readonly deleteFormTemplate: string;
};
export type useFormActionsDeleteMutation = {
  response: useFormActionsDeleteMutation$data;
  variables: useFormActionsDeleteMutation$variables;
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
    "name": "deleteFormTemplate",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFormActionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFormActionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a80837f7234abb5889f90f7f6fdcf3cd",
    "id": "f38e19b56fe9497cfe579ef8edc08b60866a6afc719caff3ceaa38972095e121",
    "metadata": {},
    "name": "useFormActionsDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation useFormActionsDeleteMutation($id:ID!){deleteFormTemplate(id:$id)}"
  }
};
})();

(node as any).hash = "c639e5b71d4cccd4f6a512b825899a51";

export default node;
