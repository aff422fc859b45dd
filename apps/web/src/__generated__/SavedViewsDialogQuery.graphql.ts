/**
 * @generated SignedSource<<149d4f466eb34cf1a8f110edadba2fd2>>
 * @relayHash 9ed591113f809d2e129a8eb0ef7009d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45a2c1d19398a372f529a72ab3d47db1243c6fd6a3cf85cb5d03677ea07bd89b

import { ConcreteRequest } from 'relay-runtime';
export type SharingScope = "All" | "Me";
export type ViewScreen = "Analytics" | "Inbox";
export type SavedViewsDialogQuery$variables = {
  screen: ViewScreen;
};
export type SavedViewsDialogQuery$data = {
  readonly savedViews: ReadonlyArray<{
    readonly id: string;
    readonly isDefault: boolean;
    readonly isMine: boolean;
    readonly name: string;
    readonly query: string;
    readonly scope: SharingScope;
  }>;
};
export type SavedViewsDialogQuery = {
  response: SavedViewsDialogQuery$data;
  variables: SavedViewsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "screen"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "screen",
        "variableName": "screen"
      }
    ],
    "concreteType": "SavedView",
    "kind": "LinkedField",
    "name": "savedViews",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SavedViewsDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SavedViewsDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9ed591113f809d2e129a8eb0ef7009d7",
    "id": "45a2c1d19398a372f529a72ab3d47db1243c6fd6a3cf85cb5d03677ea07bd89b",
    "metadata": {},
    "name": "SavedViewsDialogQuery",
    "operationKind": "query",
    "text": "query SavedViewsDialogQuery($screen:ViewScreen!){savedViews(screen:$screen){id,name,query,scope,isMine,isDefault}}"
  }
};
})();

(node as any).hash = "ccabbdcb2e40708602863ef1fbae1a68";

export default node;
