/**
 * @generated SignedSource<<6c9dc41ae01f6b38ae1105758cee9e6c>>
 * @relayHash 3b8aa3ef9be907d263684b68675c7a5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d670b9504f91ef8a64a9b8c58e7813cd6f75f6db34ef336b021a95d669d26e5

import { ConcreteRequest } from 'relay-runtime';
export type DeleteMacro$variables = {
  id: string;
};
export type DeleteMacro$data = {
  readonly deleteMacro: string;
};
export type DeleteMacro = {
  response: DeleteMacro$data;
  variables: DeleteMacro$variables;
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
    "name": "deleteMacro",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteMacro",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteMacro",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3b8aa3ef9be907d263684b68675c7a5f",
    "id": "4d670b9504f91ef8a64a9b8c58e7813cd6f75f6db34ef336b021a95d669d26e5",
    "metadata": {},
    "name": "DeleteMacro",
    "operationKind": "mutation",
    "text": "mutation DeleteMacro($id:ID!){deleteMacro(id:$id)}"
  }
};
})();

(node as any).hash = "b57fd441bcc6101adbcd87e69f48b62e";

export default node;
