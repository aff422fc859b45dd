/**
 * @generated SignedSource<<2df7fb6498cacb8483cc7444bb25e3c7>>
 * @relayHash c21d2f12494ce79929be1bad4c7feb9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2261f011e61c282bbce33587a8e97baef8b05323a18727d7346e808bac8055f2

import { ConcreteRequest } from 'relay-runtime';
export type ArticleSort = "EditedNewest" | "EditedOldest" | "Position" | "PublishedNewest" | "TitleAscending" | "TitleDescending" | "ViewsMost";
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
export type usePreviewedArticlesQuery$variables = {
  filter: ArticleFilter;
  first: number;
  sort: ArticleSort;
};
export type usePreviewedArticlesQuery$data = {
  readonly articles: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly language: string;
      readonly title: string;
    }>;
  };
};
export type usePreviewedArticlesQuery = {
  response: usePreviewedArticlesQuery$data;
  variables: usePreviewedArticlesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      },
      {
        "kind": "Variable",
        "name": "sort",
        "variableName": "sort"
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
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "language",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePreviewedArticlesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePreviewedArticlesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "c21d2f12494ce79929be1bad4c7feb9c",
    "id": "2261f011e61c282bbce33587a8e97baef8b05323a18727d7346e808bac8055f2",
    "metadata": {},
    "name": "usePreviewedArticlesQuery",
    "operationKind": "query",
    "text": "query usePreviewedArticlesQuery($filter:ArticleFilter!,$sort:ArticleSort!,$first:Int!){articles(filter:$filter,sort:$sort,first:$first){nodes{id,title,language}}}"
  }
};
})();

(node as any).hash = "90a487daffd7d559cddbc0bc17ef2800";

export default node;
