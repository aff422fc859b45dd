/**
 * @generated SignedSource<<fd80fb88f79a9b533bd1799f89f5682a>>
 * @relayHash 9c3de862191509a00687c5c535eba2a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fd072beb5cd4afd7b71ec161d1e62eeb5bf502606ac45d43c41bce8274bcf5a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArticleStatus = "Archived" | "Draft" | "Published";
export type ArticleActionsUnpublishMutation$variables = {
  id: string;
};
export type ArticleActionsUnpublishMutation$data = {
  readonly unpublishArticle: {
    readonly helpCentreUrl: string | null | undefined;
    readonly id: string;
    readonly publishAt: string | null | undefined;
    readonly published: {
      readonly content: {
        readonly body: string;
        readonly seoDescription: string;
        readonly seoTitle: string;
        readonly slug: string;
        readonly summary: string;
        readonly title: string;
      };
      readonly id: string;
      readonly number: number;
    } | null | undefined;
    readonly publishedAt: string | null | undefined;
    readonly slug: string | null | undefined;
    readonly status: ArticleStatus;
    readonly title: string;
    readonly updatedAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"AnsweredBy_article" | "GptStatus_article">;
  };
};
export type ArticleActionsUnpublishMutation = {
  response: ArticleActionsUnpublishMutation$data;
  variables: ArticleActionsUnpublishMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
  "name": "slug",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "helpCentreUrl",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "ArticleVersion",
  "kind": "LinkedField",
  "name": "published",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ArticleContent",
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
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
        (v4/*:: as any*/),
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ArticleActionsUnpublishMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "unpublishArticle",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GptStatus_article"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AnsweredBy_article"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ArticleActionsUnpublishMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "unpublishArticle",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gptStatus",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gptProgress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gptErrorCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gptError",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "passageCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Assistant",
            "kind": "LinkedField",
            "name": "answeredBy",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
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
    "cacheID": "9c3de862191509a00687c5c535eba2a7",
    "id": "8fd072beb5cd4afd7b71ec161d1e62eeb5bf502606ac45d43c41bce8274bcf5a",
    "metadata": {},
    "name": "ArticleActionsUnpublishMutation",
    "operationKind": "mutation",
    "text": "mutation ArticleActionsUnpublishMutation($id:ID!){unpublishArticle(id:$id){id,title,slug,helpCentreUrl,status,publishedAt,publishAt,updatedAt,published{id,number,content{title,summary,body,slug,seoTitle,seoDescription}},...GptStatus_article,...AnsweredBy_article}}fragment AnsweredBy_article on Article{passageCount,answeredBy{id,title,type}}fragment GptStatus_article on Article{id,title,gptStatus,gptProgress,gptErrorCode,gptError}"
  }
};
})();

(node as any).hash = "d95529f1327e26f7f656ab405c1bdb18";

export default node;
