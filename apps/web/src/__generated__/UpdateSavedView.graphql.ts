/**
 * @generated SignedSource<<29e32143b97dcea40e221cc3660c04b7>>
 * @relayHash c05c222befd37618b7416c12e8ddd1bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ae53fa06f3c537004d718196882288baa9eebc26d2404a60a3dbfb696b1ecce

import { ConcreteRequest } from 'relay-runtime';
export type SharingScope = "All" | "Me";
export type SavedViewInput = {
  name: string;
  query: string;
  scope: SharingScope;
};
export type UpdateSavedView$variables = {
  id: string;
  input: SavedViewInput;
};
export type UpdateSavedView$data = {
  readonly updateSavedView: {
    readonly id: string;
    readonly isMine: boolean;
    readonly name: string;
    readonly query: string;
    readonly scope: SharingScope;
  };
};
export type UpdateSavedView = {
  response: UpdateSavedView$data;
  variables: UpdateSavedView$variables;
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
    "name": "input"
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SavedView",
    "kind": "LinkedField",
    "name": "updateSavedView",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "query",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "scope",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isMine",
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
    "name": "UpdateSavedView",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateSavedView",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c05c222befd37618b7416c12e8ddd1bb",
    "id": "4ae53fa06f3c537004d718196882288baa9eebc26d2404a60a3dbfb696b1ecce",
    "metadata": {},
    "name": "UpdateSavedView",
    "operationKind": "mutation",
    "text": "mutation UpdateSavedView($id:ID!,$input:SavedViewInput!){updateSavedView(id:$id,input:$input){id,name,query,scope,isMine}}"
  }
};
})();

(node as any).hash = "f9cdbcbdd4702a204c25eff965f1d698";

export default node;
