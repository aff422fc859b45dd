/**
 * @generated SignedSource<<d6e11ab4092619b843c24cf1b78fe42e>>
 * @relayHash 4928d2253523667a85dc55f8e526e8bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc58b54b400d14e62dc2048f88036320b57f1b408cdf2a614e2e44afb5fc9c40

import { ConcreteRequest } from 'relay-runtime';
export type SavedViewsDialogQuery$variables = Record<PropertyKey, never>;
export type SavedViewsDialogQuery$data = {
  readonly savedViews: ReadonlyArray<{
    readonly id: string;
    readonly isMine: boolean;
    readonly name: string;
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
    "cacheID": "4928d2253523667a85dc55f8e526e8bf",
    "id": "bc58b54b400d14e62dc2048f88036320b57f1b408cdf2a614e2e44afb5fc9c40",
    "metadata": {},
    "name": "SavedViewsDialogQuery",
    "operationKind": "query",
    "text": "query SavedViewsDialogQuery{savedViews{id,name,isMine}}"
  }
};
})();

(node as any).hash = "e369bdc83693da5f2e744d5931333f8b";

export default node;
