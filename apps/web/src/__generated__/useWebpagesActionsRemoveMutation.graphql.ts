/**
 * @generated SignedSource<<dee5681b7ba16d1bd483e02f675b3484>>
 * @relayHash de1edbed943f311f206d8c8c7ec1ab3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46d0b7ba547e04615adf64766972cb4f48f28def6fef1c7f431a7d3e9d2cb3b0

import { ConcreteRequest } from 'relay-runtime';
export type useWebpagesActionsRemoveMutation$variables = {
  id: string;
};
export type useWebpagesActionsRemoveMutation$data = {
  readonly deleteCrawlSource: string;
};
export type useWebpagesActionsRemoveMutation = {
  response: useWebpagesActionsRemoveMutation$data;
  variables: useWebpagesActionsRemoveMutation$variables;
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
    "name": "deleteCrawlSource",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWebpagesActionsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWebpagesActionsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "de1edbed943f311f206d8c8c7ec1ab3a",
    "id": "46d0b7ba547e04615adf64766972cb4f48f28def6fef1c7f431a7d3e9d2cb3b0",
    "metadata": {},
    "name": "useWebpagesActionsRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation useWebpagesActionsRemoveMutation($id:ID!){deleteCrawlSource(id:$id)}"
  }
};
})();

(node as any).hash = "98558be19017cd8936ba74136cae67cb";

export default node;
