/**
 * @generated SignedSource<<9d59a749fcdd442e8c854a5f5dde9cad>>
 * @relayHash c8e22b74d0c60af22c9800eae4559ae8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 907613d2ff88529ae038c499c396f1e2fea3c44423838e2e6b2184f14376ca37

import { ConcreteRequest } from 'relay-runtime';
export type SharingScope = "All" | "Me";
export type SavedViewInput = {
  name: string;
  query: string;
  scope: SharingScope;
};
export type CreateSavedView$variables = {
  input: SavedViewInput;
};
export type CreateSavedView$data = {
  readonly createSavedView: {
    readonly id: string;
    readonly isMine: boolean;
    readonly name: string;
    readonly query: string;
  };
};
export type CreateSavedView = {
  response: CreateSavedView$data;
  variables: CreateSavedView$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SavedView",
    "kind": "LinkedField",
    "name": "createSavedView",
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
    "name": "CreateSavedView",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateSavedView",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c8e22b74d0c60af22c9800eae4559ae8",
    "id": "907613d2ff88529ae038c499c396f1e2fea3c44423838e2e6b2184f14376ca37",
    "metadata": {},
    "name": "CreateSavedView",
    "operationKind": "mutation",
    "text": "mutation CreateSavedView($input:SavedViewInput!){createSavedView(input:$input){id,name,query,isMine}}"
  }
};
})();

(node as any).hash = "5e4b8ef61a92a9f272326cc9b188c492";

export default node;
