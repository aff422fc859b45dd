/**
 * @generated SignedSource<<0c4c9659f0145bfe145251eea50990a0>>
 * @relayHash c6a0c6aef153377644721f01ef2f908b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5864f6272a8cb8dd5fea7e2c747f2fc2ce042778a18170bccd90156ea08a9d6

import { ConcreteRequest } from 'relay-runtime';
export type ArticleFilterBarQuery$variables = Record<PropertyKey, never>;
export type ArticleFilterBarQuery$data = {
  readonly articleCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly colleagues: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type ArticleFilterBarQuery = {
  response: ArticleFilterBarQuery$data;
  variables: ArticleFilterBarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ArticleCategory",
    "kind": "LinkedField",
    "name": "articleCategories",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "colleagues",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ArticleFilterBarQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ArticleFilterBarQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c6a0c6aef153377644721f01ef2f908b",
    "id": "b5864f6272a8cb8dd5fea7e2c747f2fc2ce042778a18170bccd90156ea08a9d6",
    "metadata": {},
    "name": "ArticleFilterBarQuery",
    "operationKind": "query",
    "text": "query ArticleFilterBarQuery{articleCategories{id,name},colleagues{id,name}}"
  }
};
})();

(node as any).hash = "760c59264c4c6e80747ef1a2b162c9cf";

export default node;
