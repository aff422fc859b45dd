/**
 * @generated SignedSource<<ec599650ea2957f618fcf89b91953536>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArticlePanel_article$data = {
  readonly author: {
    readonly name: string;
  } | null | undefined;
  readonly category: {
    readonly id: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly helpfulDown: number;
  readonly helpfulUp: number;
  readonly id: string;
  readonly includeInGpt: boolean;
  readonly language: string;
  readonly passageCount: number;
  readonly publishAt: string | null | undefined;
  readonly publishedAt: string | null | undefined;
  readonly slug: string | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly trainedAt: string | null | undefined;
  readonly views: number;
  readonly " $fragmentSpreads": FragmentRefs<"AnsweredBy_article" | "ArticleTranslations_article" | "GptStatus_article">;
  readonly " $fragmentType": "ArticlePanel_article";
};
export type ArticlePanel_article$key = {
  readonly " $data"?: ArticlePanel_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticlePanel_article">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticlePanel_article",
  "selections": [
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
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "includeInGpt",
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
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trainedAt",
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
      "kind": "ScalarField",
      "name": "views",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "helpfulUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "helpfulDown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
      "concreteType": "ArticleCategory",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArticleTranslations_article"
    }
  ],
  "type": "Article",
  "abstractKey": null
};
})();

(node as any).hash = "e741dbd63f4097d32b669c7b92f1b122";

export default node;
