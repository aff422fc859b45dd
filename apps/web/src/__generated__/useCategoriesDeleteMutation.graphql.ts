/**
 * @generated SignedSource<<0b4180a9d6bd657ffea6a1ae49a828eb>>
 * @relayHash 55718376a2bfe138936697a95d2c5851
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b75a9a29912b8ad91195a545d5d8744f33483fe103f2b7239482889fc513ac2f

import { ConcreteRequest } from 'relay-runtime';
export type useCategoriesDeleteMutation$variables = {
  id: string;
};
export type useCategoriesDeleteMutation$data = {
  readonly deleteArticleCategory: string;
};
export type useCategoriesDeleteMutation = {
  response: useCategoriesDeleteMutation$data;
  variables: useCategoriesDeleteMutation$variables;
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
    "name": "deleteArticleCategory",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCategoriesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCategoriesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "55718376a2bfe138936697a95d2c5851",
    "id": "b75a9a29912b8ad91195a545d5d8744f33483fe103f2b7239482889fc513ac2f",
    "metadata": {},
    "name": "useCategoriesDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation useCategoriesDeleteMutation($id:ID!){deleteArticleCategory(id:$id)}"
  }
};
})();

(node as any).hash = "ded57be032e1f04875194e31fc17f07d";

export default node;
