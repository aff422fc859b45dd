/**
 * @generated SignedSource<<ce8e45e303baf7954d479244e8245cc8>>
 * @relayHash 6700bbc155ec3d06b02328a6a9f1f1ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dccfde1bbb8db86777c642c81fb53ffff81951976dfd0cb8555910c68d0c7d1c

import { ConcreteRequest } from 'relay-runtime';
export type DeleteDataExport$variables = {
  id: string;
};
export type DeleteDataExport$data = {
  readonly deleteDataExport: string;
};
export type DeleteDataExport = {
  response: DeleteDataExport$data;
  variables: DeleteDataExport$variables;
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
    "name": "deleteDataExport",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeleteDataExport",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteDataExport",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6700bbc155ec3d06b02328a6a9f1f1ce",
    "id": "dccfde1bbb8db86777c642c81fb53ffff81951976dfd0cb8555910c68d0c7d1c",
    "metadata": {},
    "name": "DeleteDataExport",
    "operationKind": "mutation",
    "text": "mutation DeleteDataExport($id:ID!){deleteDataExport(id:$id)}"
  }
};
})();

(node as any).hash = "29c5df59243ffb0b720e3ecead77f2f5";

export default node;
