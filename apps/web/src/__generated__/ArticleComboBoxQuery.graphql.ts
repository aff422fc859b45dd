/**
 * @generated SignedSource<<cc3bb2adee9000ca6c05f2baa896917f>>
 * @relayHash df47e180ed89c241900df1ecd4ff377b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eb221e4a6742c41ebb7fadddc56027676d28ada265214f6790527439c898711

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
export type ArticleComboBoxQuery$variables = {
  filter: ArticleFilter;
  sort: ArticleSort;
};
export type ArticleComboBoxQuery$data = {
  readonly articles: {
    readonly nodes: ReadonlyArray<{
      readonly category: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly id: string;
      readonly title: string;
    }>;
  };
};
export type ArticleComboBoxQuery = {
  response: ArticleComboBoxQuery$data;
  variables: ArticleComboBoxQuery$variables;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
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
          (v1/*:: as any*/),
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
            "concreteType": "ArticleCategory",
            "kind": "LinkedField",
            "name": "category",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ArticleComboBoxQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ArticleComboBoxQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "df47e180ed89c241900df1ecd4ff377b",
    "id": "6eb221e4a6742c41ebb7fadddc56027676d28ada265214f6790527439c898711",
    "metadata": {},
    "name": "ArticleComboBoxQuery",
    "operationKind": "query",
    "text": "query ArticleComboBoxQuery($filter:ArticleFilter!,$sort:ArticleSort!){articles(filter:$filter,sort:$sort,first:20){nodes{id,title,category{id,name}}}}"
  }
};
})();

(node as any).hash = "dc7eea5230d63370f88a28efa67db49b";

export default node;
