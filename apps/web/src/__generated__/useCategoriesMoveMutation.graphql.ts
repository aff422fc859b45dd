/**
 * @generated SignedSource<<5c0fc56086427c005c594665463f2c24>>
 * @relayHash 1470ed70b769c5e2df63a3078a534955
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a45e69c7ceca13e83aee1db508fcc4fdfbc8736a6ae33a1d1309ed039c9d96f2

import { ConcreteRequest } from 'relay-runtime';
export type useCategoriesMoveMutation$variables = {
  id: string;
  parentId?: string | null | undefined;
  position: number;
};
export type useCategoriesMoveMutation$data = {
  readonly moveArticleCategory: ReadonlyArray<{
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
export type useCategoriesMoveMutation = {
  response: useCategoriesMoveMutation$data;
  variables: useCategoriesMoveMutation$variables;
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
    "name": "parentId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "position"
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
        "name": "parentId",
        "variableName": "parentId"
      },
      {
        "kind": "Variable",
        "name": "position",
        "variableName": "position"
      }
    ],
    "concreteType": "ArticleCategory",
    "kind": "LinkedField",
    "name": "moveArticleCategory",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCategoriesMoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCategoriesMoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1470ed70b769c5e2df63a3078a534955",
    "id": "a45e69c7ceca13e83aee1db508fcc4fdfbc8736a6ae33a1d1309ed039c9d96f2",
    "metadata": {},
    "name": "useCategoriesMoveMutation",
    "operationKind": "mutation",
    "text": "mutation useCategoriesMoveMutation($id:ID!,$parentId:ID,$position:Int!){moveArticleCategory(id:$id,parentId:$parentId,position:$position){id,name,slug,description,icon,parentId,position,articleCount,contentCount}}"
  }
};
})();

(node as any).hash = "7589ec89f00d937bef5026573921b6eb";

export default node;
