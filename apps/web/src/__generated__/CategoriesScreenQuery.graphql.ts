/**
 * @generated SignedSource<<78f1901d78c59e85568fcf350cd33755>>
 * @relayHash 4d966f7b310abbb44d881a19d9312879
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 899030d78758c69bcfe406b789f741799332abb47734b14e75b747ed080407dc

import { ConcreteRequest } from 'relay-runtime';
export type CategoriesScreenQuery$variables = Record<PropertyKey, never>;
export type CategoriesScreenQuery$data = {
  readonly articleCategories: ReadonlyArray<{
    readonly articleCount: number;
    readonly contentCount: number;
    readonly description: string;
    readonly icon: string;
    readonly id: string;
    readonly name: string;
    readonly parentId: string | null | undefined;
    readonly position: number;
    readonly slug: string;
  }>;
};
export type CategoriesScreenQuery = {
  response: CategoriesScreenQuery$data;
  variables: CategoriesScreenQuery$variables;
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
        "name": "slug",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "icon",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "parentId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "position",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "articleCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contentCount",
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
    "name": "CategoriesScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CategoriesScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "4d966f7b310abbb44d881a19d9312879",
    "id": "899030d78758c69bcfe406b789f741799332abb47734b14e75b747ed080407dc",
    "metadata": {},
    "name": "CategoriesScreenQuery",
    "operationKind": "query",
    "text": "query CategoriesScreenQuery{articleCategories{id,name,slug,description,icon,parentId,position,articleCount,contentCount}}"
  }
};
})();

(node as any).hash = "c3144cde0e5e178cf3470501226423eb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
