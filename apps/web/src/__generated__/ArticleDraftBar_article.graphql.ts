/**
 * @generated SignedSource<<086fdc02175a46fb516a55a0d739426e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ArticleStatus = "Archived" | "Draft" | "Published";
import { FragmentRefs } from "relay-runtime";
export type ArticleDraftBar_article$data = {
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
  readonly " $fragmentType": "ArticleDraftBar_article";
};
export type ArticleDraftBar_article$key = {
  readonly " $data"?: ArticleDraftBar_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleDraftBar_article">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleDraftBar_article",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "helpCentreUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishAt",
      "storageKey": null
    },
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
      "concreteType": "ArticleVersion",
      "kind": "LinkedField",
      "name": "published",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
            (v2/*:: as any*/),
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
    },
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
  "type": "Article",
  "abstractKey": null
};
})();

(node as any).hash = "be7657a8fdead62c313b542008529886";

export default node;
