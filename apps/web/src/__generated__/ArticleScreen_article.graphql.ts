/**
 * @generated SignedSource<<b96a9beda15981e350e015f78f1dfd28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArticleScreen_article$data = {
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
  readonly language: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleActions_article" | "ArticleDraftBar_article" | "ArticlePanel_article">;
  readonly " $fragmentType": "ArticleScreen_article";
};
export type ArticleScreen_article$key = {
  readonly " $data"?: ArticleScreen_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleScreen_article">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleScreen_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
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
            (v0/*:: as any*/),
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArticleActions_article"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArticleDraftBar_article"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArticlePanel_article"
    }
  ],
  "type": "Article",
  "abstractKey": null
};
})();

(node as any).hash = "49f29f42ff0872f639c81d848cda834f";

export default node;
