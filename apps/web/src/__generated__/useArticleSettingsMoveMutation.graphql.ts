/**
 * @generated SignedSource<<c2a8ddbe09c4dbbc64f44964a0818dfb>>
 * @relayHash a7da4833a98c912aefbf102d34a3ae77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cf5f8279394d0f9b71c4c8490aa7829d61522dcff443d1951c476cb8443d0e7

import { ConcreteRequest } from 'relay-runtime';
export type useArticleSettingsMoveMutation$variables = {
  categoryId?: string | null | undefined;
  ids: ReadonlyArray<string>;
};
export type useArticleSettingsMoveMutation$data = {
  readonly moveArticles: ReadonlyArray<{
    readonly category: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly id: string;
  }>;
};
export type useArticleSettingsMoveMutation = {
  response: useArticleSettingsMoveMutation$data;
  variables: useArticleSettingsMoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "categoryId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "categoryId",
        "variableName": "categoryId"
      },
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "moveArticles",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ArticleCategory",
        "kind": "LinkedField",
        "name": "category",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useArticleSettingsMoveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useArticleSettingsMoveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "a7da4833a98c912aefbf102d34a3ae77",
    "id": "2cf5f8279394d0f9b71c4c8490aa7829d61522dcff443d1951c476cb8443d0e7",
    "metadata": {},
    "name": "useArticleSettingsMoveMutation",
    "operationKind": "mutation",
    "text": "mutation useArticleSettingsMoveMutation($ids:[ID!]!,$categoryId:ID){moveArticles(ids:$ids,categoryId:$categoryId){id,category{id,name}}}"
  }
};
})();

(node as any).hash = "b691bf4d25431cc5bc3b4dfb3a5c0d02";

export default node;
