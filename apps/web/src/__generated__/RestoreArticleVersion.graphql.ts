/**
 * @generated SignedSource<<a5d23ad8f7cf4fb1d5344d09003f9699>>
 * @relayHash e993691ea8004b166942638a352fb1d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f555efaf7bb72dd1627ccf1ae740be46834553cbebb0a45886e6baa623bf18f4

import { ConcreteRequest } from 'relay-runtime';
export type RestoreArticleVersion$variables = {
  id: string;
  number: number;
};
export type RestoreArticleVersion$data = {
  readonly restoreArticleVersion: {
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
  };
};
export type RestoreArticleVersion = {
  response: RestoreArticleVersion$data;
  variables: RestoreArticleVersion$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      }
    ],
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "restoreArticleVersion",
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
    "name": "RestoreArticleVersion",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RestoreArticleVersion",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e993691ea8004b166942638a352fb1d9",
    "id": "f555efaf7bb72dd1627ccf1ae740be46834553cbebb0a45886e6baa623bf18f4",
    "metadata": {},
    "name": "RestoreArticleVersion",
    "operationKind": "mutation",
    "text": "mutation RestoreArticleVersion($id:ID!,$number:Int!){restoreArticleVersion(id:$id,number:$number){id,draft{content{title,summary,body,slug,seoTitle,seoDescription},revision,savedByName,savedAt,hasChanges}}}"
  }
};
})();

(node as any).hash = "db1edc3cf3d4076842dcb35237a7f443";

export default node;
