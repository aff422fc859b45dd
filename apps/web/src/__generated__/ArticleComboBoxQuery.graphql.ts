/**
 * @generated SignedSource<<7d58e921f9eb2331b647ff43bec97f87>>
 * @relayHash a1c05d10836cb2db0c288621d558cded
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a10104252136b90167155faacb9b32f4dda193b5f0434f902080b0c2ab2470eb

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
export type ArticleComboBoxQuery$variables = {
  filter: ArticleFilter;
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
        "kind": "Literal",
        "name": "sort",
        "value": "TitleAscending"
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
    "cacheID": "a1c05d10836cb2db0c288621d558cded",
    "id": "a10104252136b90167155faacb9b32f4dda193b5f0434f902080b0c2ab2470eb",
    "metadata": {},
    "name": "ArticleComboBoxQuery",
    "operationKind": "query",
    "text": "query ArticleComboBoxQuery($filter:ArticleFilter!){articles(filter:$filter,sort:TitleAscending,first:20){nodes{id,title,category{id,name}}}}"
  }
};
})();

(node as any).hash = "24e5af7dccf89cd3fc86776fd06c6e7a";

export default node;
