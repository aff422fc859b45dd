/**
 * @generated SignedSource<<d33700385b6f2fb986987985c5015806>>
 * @relayHash deb03dd5f078f152a90f9e511790d6a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8082d6a975bf2c4343a44050950ece229643b714a3054cd9780ac552d27e44ba

import { ConcreteRequest } from 'relay-runtime';
export type SharingScope = "All" | "Me";
export type SavedViewsDialogQuery$variables = Record<PropertyKey, never>;
export type SavedViewsDialogQuery$data = {
  readonly savedViews: ReadonlyArray<{
    readonly id: string;
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
    "alias": null,
    "args": null,
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SavedViewsDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SavedViewsDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "deb03dd5f078f152a90f9e511790d6a2",
    "id": "8082d6a975bf2c4343a44050950ece229643b714a3054cd9780ac552d27e44ba",
    "metadata": {},
    "name": "SavedViewsDialogQuery",
    "operationKind": "query",
    "text": "query SavedViewsDialogQuery{savedViews{id,name,query,scope,isMine}}"
  }
};
})();

(node as any).hash = "41eb08c0aa11a47e0ac29d4ce443c85c";

export default node;
