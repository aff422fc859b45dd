/**
 * @generated SignedSource<<bec331624441f209c66af6ff0a7dd489>>
 * @relayHash f57d03c2a1bdb89d6cad3c3d03c44b58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8dcda6e8238802e4a19e78725552dd33f2bd9443a6d489bc888c689685c72aef

import { ConcreteRequest } from 'relay-runtime';
export type ViewScreen = "Analytics" | "Inbox";
export type SetDefaultView$variables = {
  id?: string | null | undefined;
  screen: ViewScreen;
};
export type SetDefaultView$data = {
  readonly setDefaultView: ReadonlyArray<{
    readonly id: string;
    readonly isDefault: boolean;
  }>;
};
export type SetDefaultView = {
  response: SetDefaultView$data;
  variables: SetDefaultView$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
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
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "screen",
        "variableName": "screen"
      }
    ],
    "concreteType": "SavedView",
    "kind": "LinkedField",
    "name": "setDefaultView",
    "plural": true,
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
    "name": "SetDefaultView",
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
    "name": "SetDefaultView",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "f57d03c2a1bdb89d6cad3c3d03c44b58",
    "id": "8dcda6e8238802e4a19e78725552dd33f2bd9443a6d489bc888c689685c72aef",
    "metadata": {},
    "name": "SetDefaultView",
    "operationKind": "mutation",
    "text": "mutation SetDefaultView($screen:ViewScreen!,$id:ID){setDefaultView(screen:$screen,id:$id){id,isDefault}}"
  }
};
})();

(node as any).hash = "2bc1aac7b70f2d11abea26a5fd924010";

export default node;
