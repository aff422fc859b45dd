/**
 * @generated SignedSource<<f94fe2c5a846053fa708a69f4ea27104>>
 * @relayHash ca3616285191f7e54384b941d679f30c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bdb4cc3b5a5b10ce4e993d34f2ecf30694eb9e363f6fef75a6a6f5c22ca4809

import { ConcreteRequest } from 'relay-runtime';
export type DeleteSavedView$variables = {
  id: string;
};
export type DeleteSavedView$data = {
  readonly deleteSavedView: string;
};
export type DeleteSavedView = {
  response: DeleteSavedView$data;
  variables: DeleteSavedView$variables;
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
    "name": "deleteSavedView",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteSavedView",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteSavedView",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ca3616285191f7e54384b941d679f30c",
    "id": "1bdb4cc3b5a5b10ce4e993d34f2ecf30694eb9e363f6fef75a6a6f5c22ca4809",
    "metadata": {},
    "name": "DeleteSavedView",
    "operationKind": "mutation",
    "text": "mutation DeleteSavedView($id:ID!){deleteSavedView(id:$id)}"
  }
};
})();

(node as any).hash = "8d9b0ec0afd934848c30717131669a36";

export default node;
