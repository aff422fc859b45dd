/**
 * @generated SignedSource<<c5bb1ec3d0b6f978baf8bf53cffe14be>>
 * @relayHash b4ed91bc3a98135f432fbf748938a541
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de7ad2437efd5d8cab70610ac5a9b9c8c41070b6d648963b431d69a7ff58192d

import { ConcreteRequest } from 'relay-runtime';
export type SharingScope = "All" | "Me";
export type ViewScreen = "Analytics" | "Inbox";
export type SavedViewInput = {
  name: string;
  query: string;
  scope: SharingScope;
};
export type CreateSavedView$variables = {
  input: SavedViewInput;
  screen: ViewScreen;
};
export type CreateSavedView$data = {
  readonly createSavedView: {
    readonly id: string;
    readonly isDefault: boolean;
    readonly isMine: boolean;
    readonly name: string;
    readonly query: string;
    readonly scope: SharingScope;
  };
};
export type CreateSavedView = {
  response: CreateSavedView$data;
  variables: CreateSavedView$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "screen"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "screen",
        "variableName": "screen"
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
        "name": "scope",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isMine",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDefault",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateSavedView",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CreateSavedView",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "b4ed91bc3a98135f432fbf748938a541",
    "id": "de7ad2437efd5d8cab70610ac5a9b9c8c41070b6d648963b431d69a7ff58192d",
    "metadata": {},
    "name": "CreateSavedView",
    "operationKind": "mutation",
    "text": "mutation CreateSavedView($screen:ViewScreen!,$input:SavedViewInput!){createSavedView(screen:$screen,input:$input){id,name,query,scope,isMine,isDefault}}"
  }
};
})();

(node as any).hash = "288e357f067994ce8661d1f76b91870e";

export default node;
