/**
 * @generated SignedSource<<eb7cba9468c5fc0d69f4a5e76d423007>>
 * @relayHash a6f84d11f0769b9a917e472d1d6ff0d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 708de70087bcd4560be9bcfd9bb30e2e39b6389ac4f57c8cd38b4d2ff8e884bf

import { ConcreteRequest } from 'relay-runtime';
export type ArticlesFieldsQuery$variables = Record<PropertyKey, never>;
export type ArticlesFieldsQuery$data = {
  readonly articleCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type ArticlesFieldsQuery = {
  response: ArticlesFieldsQuery$data;
  variables: ArticlesFieldsQuery$variables;
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
    "name": "ArticlesFieldsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ArticlesFieldsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "a6f84d11f0769b9a917e472d1d6ff0d9",
    "id": "708de70087bcd4560be9bcfd9bb30e2e39b6389ac4f57c8cd38b4d2ff8e884bf",
    "metadata": {},
    "name": "ArticlesFieldsQuery",
    "operationKind": "query",
    "text": "query ArticlesFieldsQuery{articleCategories{id,name}}"
  }
};
})();

(node as any).hash = "43fa009ab3f3e57f8b5ed0053f785eb6";

export default node;
