/**
 * @generated SignedSource<<b56705300dce0b8f9764591678724b64>>
 * @relayHash 40fae69389a2148fcb60fed530b6f4a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3da29e03b0dfc9d76d7aa30c59ea258478028e4b863d953721c9523876a9eacf

import { ConcreteRequest } from 'relay-runtime';
export type DeleteLabel$variables = {
  id: string;
};
export type DeleteLabel$data = {
  readonly deleteLabel: string;
};
export type DeleteLabel = {
  response: DeleteLabel$data;
  variables: DeleteLabel$variables;
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
    "name": "deleteLabel",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteLabel",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteLabel",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "40fae69389a2148fcb60fed530b6f4a7",
    "id": "3da29e03b0dfc9d76d7aa30c59ea258478028e4b863d953721c9523876a9eacf",
    "metadata": {},
    "name": "DeleteLabel",
    "operationKind": "mutation",
    "text": "mutation DeleteLabel($id:ID!){deleteLabel(id:$id)}"
  }
};
})();

(node as any).hash = "0df18fa5ee4e34eeffa2fa03f6bf98da";

export default node;
