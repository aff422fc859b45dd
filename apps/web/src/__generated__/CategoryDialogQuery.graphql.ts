/**
 * @generated SignedSource<<d8a350d50bbe7803ec827b917e20fb93>>
 * @relayHash a5ec49b75c40e59789ed1383f87b36a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b11a480d8507a71da5ce9b67e9e2f8ff371b8abf8d670f189bbf25a0c8616bc7

import { ConcreteRequest } from 'relay-runtime';
export type CategoryDialogQuery$variables = Record<PropertyKey, never>;
export type CategoryDialogQuery$data = {
  readonly articleCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly parentId: string | null | undefined;
  }>;
};
export type CategoryDialogQuery = {
  response: CategoryDialogQuery$data;
  variables: CategoryDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ArticleCategory",
    "kind": "LinkedField",
    "name": "articleCategories",
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
        "name": "parentId",
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
    "name": "CategoryDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CategoryDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "a5ec49b75c40e59789ed1383f87b36a0",
    "id": "b11a480d8507a71da5ce9b67e9e2f8ff371b8abf8d670f189bbf25a0c8616bc7",
    "metadata": {},
    "name": "CategoryDialogQuery",
    "operationKind": "query",
    "text": "query CategoryDialogQuery{articleCategories{id,name,parentId}}"
  }
};
})();

(node as any).hash = "e0915d20a9df94aa37989ea45ad3aea2";

export default node;
