/**
 * @generated SignedSource<<ed1eaa13ab4e57db2a8198d4cafe5adb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ArticleStatus = "Archived" | "Draft" | "Published";
import { FragmentRefs } from "relay-runtime";
export type articleDraft_published$data = {
  readonly helpCentreUrl: string | null | undefined;
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
  readonly " $fragmentType": "articleDraft_published";
};
export type articleDraft_published$key = {
  readonly " $data"?: articleDraft_published$data;
  readonly " $fragmentSpreads": FragmentRefs<"articleDraft_published">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
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
  "name": "articleDraft_published",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
            (v1/*:: as any*/),
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

(node as any).hash = "c94e512bc7aa02912b346dff4f617dba";

export default node;
