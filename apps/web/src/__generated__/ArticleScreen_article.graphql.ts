/**
 * @generated SignedSource<<e1d126c91d5ceb95c61d873087be0e01>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ArticleActions_article" | "ArticleDraftBar_article" | "ArticlePanel_article">;
  readonly " $fragmentType": "ArticleScreen_article";
};
export type ArticleScreen_article$key = {
  readonly " $data"?: ArticleScreen_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleScreen_article">;
};

const node: ReaderFragment = {
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

(node as any).hash = "83ac5196819b90ffa5c8c052045209a2";

export default node;
