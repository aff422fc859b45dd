/**
 * @generated SignedSource<<e9a3af3fbce7daa4c0fd26fe21bb50f6>>
 * @relayHash 4c6400edd90a93e9b2885623eeaa5608
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b48e9c66eefe7f5e81e84d26fe3675c97ed396e6161a5824f2cdedf2369b9b0

import { ConcreteRequest } from 'relay-runtime';
export type DiscardArticleDraft$variables = {
  id: string;
};
export type DiscardArticleDraft$data = {
  readonly discardArticleDraft: {
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
  };
};
export type DiscardArticleDraft = {
  response: DiscardArticleDraft$data;
  variables: DiscardArticleDraft$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "discardArticleDraft",
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
    "name": "DiscardArticleDraft",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DiscardArticleDraft",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "4c6400edd90a93e9b2885623eeaa5608",
    "id": "3b48e9c66eefe7f5e81e84d26fe3675c97ed396e6161a5824f2cdedf2369b9b0",
    "metadata": {},
    "name": "DiscardArticleDraft",
    "operationKind": "mutation",
    "text": "mutation DiscardArticleDraft($id:ID!){discardArticleDraft(id:$id){id,title,draft{content{title,summary,body,slug,seoTitle,seoDescription},revision,savedByName,savedAt,hasChanges}}}"
  }
};
})();

(node as any).hash = "a5b9ca78f7d1ec04eff866c5eae7f086";

export default node;
