/**
 * @generated SignedSource<<0fb2eb3d8604a130841cdeb6724bb7ec>>
 * @relayHash a46d903007992ac02e49aeb27ce768c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7415600bf7c44dd89de135ab4585b8f53e0566be625ca2000424560f2bc7c5f3

import { ConcreteRequest } from 'relay-runtime';
export type ArticleStatus = "Archived" | "Draft" | "Published";
export type ArticleType = "Document" | "Text" | "Webpage";
export type GptStatus = "Extracting" | "Failed" | "NotIncluded" | "Outdated" | "Queued" | "Trained" | "Training";
export type ArticleFilter = {
  authorId?: string | null | undefined;
  categoryId?: string | null | undefined;
  crawlSourceId?: string | null | undefined;
  gptStatuses?: ReadonlyArray<GptStatus> | null | undefined;
  isUncategorised?: boolean | null | undefined;
  language?: string | null | undefined;
  search?: string | null | undefined;
  status?: ArticleStatus | null | undefined;
  type?: ArticleType | null | undefined;
};
export type useFindArticlesQuery$variables = {
  filter: ArticleFilter;
};
export type useFindArticlesQuery$data = {
  readonly articles: {
    readonly nodes: ReadonlyArray<{
      readonly category: {
        readonly name: string;
      } | null | undefined;
      readonly helpCentreUrl: string | null | undefined;
      readonly id: string;
      readonly title: string;
    }>;
  };
};
export type useFindArticlesQuery = {
  response: useFindArticlesQuery$data;
  variables: useFindArticlesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  {
    "kind": "Literal",
    "name": "sort",
    "value": "TitleAscending"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "helpCentreUrl",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFindArticlesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ArticleCategory",
                "kind": "LinkedField",
                "name": "category",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFindArticlesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ArticleCategory",
                "kind": "LinkedField",
                "name": "category",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a46d903007992ac02e49aeb27ce768c1",
    "id": "7415600bf7c44dd89de135ab4585b8f53e0566be625ca2000424560f2bc7c5f3",
    "metadata": {},
    "name": "useFindArticlesQuery",
    "operationKind": "query",
    "text": "query useFindArticlesQuery($filter:ArticleFilter!){articles(filter:$filter,sort:TitleAscending,first:20){nodes{id,title,helpCentreUrl,category{name,id}}}}"
  }
};
})();

(node as any).hash = "e51ec8a8bfc7eb0a3167a39bc230c293";

export default node;
