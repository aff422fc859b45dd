/**
 * @generated SignedSource<<ba2120f4b48217aa634cc3a7a2d1ff9e>>
 * @relayHash 6f22a96095dbf18fb904db9f27f291ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e6306be0020a566026cfdc282cc328024cb9824a63292578f80e55f51de68cf

import { ConcreteRequest } from 'relay-runtime';
export type ArticleRecordsQuery$variables = Record<PropertyKey, never>;
export type ArticleRecordsQuery$data = {
  readonly articles: {
    readonly nodes: ReadonlyArray<{
      readonly category: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly id: string;
      readonly tags: ReadonlyArray<string>;
      readonly title: string;
    }>;
  };
};
export type ArticleRecordsQuery = {
  response: ArticleRecordsQuery$data;
  variables: ArticleRecordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "type": "Text"
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Literal",
        "name": "sort",
        "value": "EditedNewest"
      }
    ],
    "concreteType": "ArticlePage",
    "kind": "LinkedField",
    "name": "articles",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tags",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ArticleCategory",
            "kind": "LinkedField",
            "name": "category",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
    ],
    "storageKey": "articles(filter:{\"type\":\"Text\"},first:100,sort:\"EditedNewest\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ArticleRecordsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ArticleRecordsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6f22a96095dbf18fb904db9f27f291ae",
    "id": "5e6306be0020a566026cfdc282cc328024cb9824a63292578f80e55f51de68cf",
    "metadata": {},
    "name": "ArticleRecordsQuery",
    "operationKind": "query",
    "text": "query ArticleRecordsQuery{articles(filter:{type:Text},sort:EditedNewest,first:100){nodes{id,title,tags,category{id,name}}}}"
  }
};
})();

(node as any).hash = "3887b1b057f935c4fdb0c4b2dcd786ec";

export default node;
