/**
 * @generated SignedSource<<5c9fe6df230f2df0e35024640db4bd15>>
 * @relayHash 73c17f5b2cbbb3c9fac6e6302a10e523
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 068bff5623008548fbde84775bd5d9a11b147d0aa75847cc930dea1c5fadbf27

import { ConcreteRequest } from 'relay-runtime';
export type ArticleCategoryInput = {
  description?: string | null | undefined;
  icon?: string | null | undefined;
  name: string;
  parentId?: string | null | undefined;
};
export type useCategoriesCreateMutation$variables = {
  input: ArticleCategoryInput;
};
export type useCategoriesCreateMutation$data = {
  readonly createArticleCategory: {
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
export type useCategoriesCreateMutation = {
  response: useCategoriesCreateMutation$data;
  variables: useCategoriesCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ArticleCategory",
    "kind": "LinkedField",
    "name": "createArticleCategory",
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
    "name": "useCategoriesCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCategoriesCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "73c17f5b2cbbb3c9fac6e6302a10e523",
    "id": "068bff5623008548fbde84775bd5d9a11b147d0aa75847cc930dea1c5fadbf27",
    "metadata": {},
    "name": "useCategoriesCreateMutation",
    "operationKind": "mutation",
    "text": "mutation useCategoriesCreateMutation($input:ArticleCategoryInput!){createArticleCategory(input:$input){id,name,slug,description,icon,parentId,position,articleCount,contentCount}}"
  }
};
})();

(node as any).hash = "e9d75495c619a4f4857610d0b247ae4a";

export default node;
