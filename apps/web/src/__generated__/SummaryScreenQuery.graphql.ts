/**
 * @generated SignedSource<<8ab6bcdab06096221bfa14766d38fd95>>
 * @relayHash 2f3172cdfbcfe9945912b416df32908d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b64e5a3d51002ff120e440397a91c3d59d4f90c16de205a369d533b2e53c1542

import { ConcreteRequest } from 'relay-runtime';
export type SummaryScreenQuery$variables = Record<PropertyKey, never>;
export type SummaryScreenQuery$data = {
  readonly contentSummary: {
    readonly categories: ReadonlyArray<{
      readonly articles: number;
      readonly category: {
        readonly icon: string;
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly helpfulDown: number;
      readonly helpfulUp: number;
      readonly lastEditedAt: string | null | undefined;
      readonly trained: number;
      readonly views: number;
      readonly words: number;
    }>;
  };
};
export type SummaryScreenQuery = {
  response: SummaryScreenQuery$data;
  variables: SummaryScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ContentSummary",
    "kind": "LinkedField",
    "name": "contentSummary",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CategorySummary",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ArticleCategory",
            "kind": "LinkedField",
            "name": "category",
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
                "name": "icon",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "articles",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "words",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "trained",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "views",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "helpfulUp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "helpfulDown",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastEditedAt",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SummaryScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SummaryScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "2f3172cdfbcfe9945912b416df32908d",
    "id": "b64e5a3d51002ff120e440397a91c3d59d4f90c16de205a369d533b2e53c1542",
    "metadata": {},
    "name": "SummaryScreenQuery",
    "operationKind": "query",
    "text": "query SummaryScreenQuery{contentSummary{categories{category{id,name,icon},articles,words,trained,views,helpfulUp,helpfulDown,lastEditedAt}}}"
  }
};
})();

(node as any).hash = "3b29f90c64c3a31b7154c38eda63742c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
