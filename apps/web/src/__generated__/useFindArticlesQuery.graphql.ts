/**
 * @generated SignedSource<<28f18325718d0edf1b446d09c9ad7330>>
 * @relayHash 74a275ed5961b389bd160af5de578658
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c9de2569467a89794ea69b826e78fbbbb39bf2e3ddeed36a602af7404cc9d3f

import { ConcreteRequest } from 'relay-runtime';
export type ArticleSort = "ChangedNewest" | "ChangedOldest" | "EditedNewest" | "EditedOldest" | "Position" | "Relevance" | "TitleAscending" | "TitleDescending" | "ViewsMost";
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
  sort: ArticleSort;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sort"
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
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
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
    "cacheID": "74a275ed5961b389bd160af5de578658",
    "id": "4c9de2569467a89794ea69b826e78fbbbb39bf2e3ddeed36a602af7404cc9d3f",
    "metadata": {},
    "name": "useFindArticlesQuery",
    "operationKind": "query",
    "text": "query useFindArticlesQuery($filter:ArticleFilter!,$sort:ArticleSort!){articles(filter:$filter,sort:$sort,first:20){nodes{id,title,helpCentreUrl,category{name,id}}}}"
  }
};
})();

(node as any).hash = "91fd5016f96187ffabd7e87c87769b8e";

export default node;
