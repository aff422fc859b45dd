/**
 * @generated SignedSource<<7196be516116326c56af34296b207fdb>>
 * @relayHash 545f22cd4c79b03995f4b852e1bed16b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00d03bc36981d8c236febefd91c182c8ac55e021c177d1e1f9375356c45a70e0

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
export type ArticleFieldQuery$variables = {
  filter: ArticleFilter;
};
export type ArticleFieldQuery$data = {
  readonly articles: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }>;
  };
};
export type ArticleFieldQuery = {
  response: ArticleFieldQuery$data;
  variables: ArticleFieldQuery$variables;
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
    "name": "ArticleFieldQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ArticleFieldQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "545f22cd4c79b03995f4b852e1bed16b",
    "id": "00d03bc36981d8c236febefd91c182c8ac55e021c177d1e1f9375356c45a70e0",
    "metadata": {},
    "name": "ArticleFieldQuery",
    "operationKind": "query",
    "text": "query ArticleFieldQuery($filter:ArticleFilter!){articles(filter:$filter,sort:TitleAscending,first:20){nodes{id,title}}}"
  }
};
})();

(node as any).hash = "ec1c458d9d955b3d4de67d7f8db17a73";

export default node;
