/**
 * @generated SignedSource<<15cbda219d2c901c0a13af9ad95cfb29>>
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": (v1/*:: as any*/),
  "kind": "ScalarField",
  "name": "deleteLabel",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteLabel",
    "selections": [
      (v2/*:: as any*/)
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteLabel",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "filters": null,
        "handle": "deleteRecord",
        "key": "",
        "kind": "ScalarHandle",
        "name": "deleteLabel"
      }
    ]
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

(node as any).hash = "f154e804d5bbef80deb30eb604227079";

export default node;
