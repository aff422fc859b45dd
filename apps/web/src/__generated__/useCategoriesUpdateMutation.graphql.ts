/**
 * @generated SignedSource<<3001baec3bffd9125c5f01f149178211>>
 * @relayHash 7232f1c115e4d2314cbdd5a13146e1e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb0030ec82f2ac78a7c129cfdda6ad2b222f73da0f5f45478603c8f5e1bf8899

import { ConcreteRequest } from 'relay-runtime';
export type ArticleCategoryInput = {
  description?: string | null | undefined;
  icon?: string | null | undefined;
  name: string;
  parentId?: string | null | undefined;
};
export type useCategoriesUpdateMutation$variables = {
  id: string;
  input: ArticleCategoryInput;
};
export type useCategoriesUpdateMutation$data = {
  readonly updateArticleCategory: {
    readonly articleCount: number;
    readonly contentCount: number;
    readonly description: string;
    readonly icon: string;
    readonly id: string;
    readonly name: string;
    readonly parentId: string | null | undefined;
    readonly position: number;
    readonly slug: string;
  };
};
export type useCategoriesUpdateMutation = {
  response: useCategoriesUpdateMutation$data;
  variables: useCategoriesUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ArticleCategory",
    "kind": "LinkedField",
    "name": "updateArticleCategory",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCategoriesUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCategoriesUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7232f1c115e4d2314cbdd5a13146e1e7",
    "id": "cb0030ec82f2ac78a7c129cfdda6ad2b222f73da0f5f45478603c8f5e1bf8899",
    "metadata": {},
    "name": "useCategoriesUpdateMutation",
    "operationKind": "mutation",
    "text": "mutation useCategoriesUpdateMutation($id:ID!,$input:ArticleCategoryInput!){updateArticleCategory(id:$id,input:$input){id,name,slug,description,icon,parentId,position,articleCount,contentCount}}"
  }
};
})();

(node as any).hash = "85283de91d3553f8ab375a23ec9941a6";

export default node;
