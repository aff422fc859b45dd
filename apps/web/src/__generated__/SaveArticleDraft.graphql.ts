/**
 * @generated SignedSource<<f9a3a06618330b5a23172ceb06c8eb8d>>
 * @relayHash 0042688b4567abd0623ce4280b8bc4e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44611b99ead29558d25e1b24547b6f03828f52010ec9a28a592fc6ea3effb4c0

import { ConcreteRequest } from 'relay-runtime';
export type SaveArticleDraftInput = {
  articleId: string;
  body: string;
  revision: number;
  seoDescription: string;
  seoTitle: string;
  slug: string;
  summary: string;
  title: string;
};
export type SaveArticleDraft$variables = {
  input: SaveArticleDraftInput;
};
export type SaveArticleDraft$data = {
  readonly saveArticleDraft: {
    readonly draft: {
      readonly content: {
        readonly body: string;
        readonly seoDescription: string;
        readonly seoTitle: string;
        readonly slug: string;
        readonly summary: string;
        readonly title: string;
      };
      readonly hasChanges: boolean;
      readonly revision: number;
      readonly savedAt: string;
      readonly savedByName: string | null | undefined;
    } | null | undefined;
    readonly id: string;
    readonly title: string;
    readonly updatedAt: string;
  };
};
export type SaveArticleDraft = {
  response: SaveArticleDraft$data;
  variables: SaveArticleDraft$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "saveArticleDraft",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updatedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ArticleDraft",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ArticleContent",
            "kind": "LinkedField",
            "name": "content",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "summary",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "body",
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
                "name": "seoTitle",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seoDescription",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "savedByName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "savedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasChanges",
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
    "name": "SaveArticleDraft",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SaveArticleDraft",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "0042688b4567abd0623ce4280b8bc4e1",
    "id": "44611b99ead29558d25e1b24547b6f03828f52010ec9a28a592fc6ea3effb4c0",
    "metadata": {},
    "name": "SaveArticleDraft",
    "operationKind": "mutation",
    "text": "mutation SaveArticleDraft($input:SaveArticleDraftInput!){saveArticleDraft(input:$input){id,title,updatedAt,draft{content{title,summary,body,slug,seoTitle,seoDescription},revision,savedByName,savedAt,hasChanges}}}"
  }
};
})();

(node as any).hash = "5a7ba35e8dcef7a14fc7ef822d1aa32d";

export default node;
