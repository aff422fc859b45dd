/**
 * @generated SignedSource<<6e83f7192e085f1ace966e24fd814e89>>
 * @relayHash d6c143feedf3c753fb909d856721d6ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 756754ef506875b1ef0b99ec38f343efa204923fbe5edd3e8e578d9e910c87db

import { ConcreteRequest } from 'relay-runtime';
export type ArticlePanelCategoriesQuery$variables = Record<PropertyKey, never>;
export type ArticlePanelCategoriesQuery$data = {
  readonly articleCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type ArticlePanelCategoriesQuery = {
  response: ArticlePanelCategoriesQuery$data;
  variables: ArticlePanelCategoriesQuery$variables;
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
    "name": "ArticlePanelCategoriesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ArticlePanelCategoriesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "d6c143feedf3c753fb909d856721d6ec",
    "id": "756754ef506875b1ef0b99ec38f343efa204923fbe5edd3e8e578d9e910c87db",
    "metadata": {},
    "name": "ArticlePanelCategoriesQuery",
    "operationKind": "query",
    "text": "query ArticlePanelCategoriesQuery{articleCategories{id,name}}"
  }
};
})();

(node as any).hash = "716e4b50a03f7f7e9b937b16d2b0113e";

export default node;
