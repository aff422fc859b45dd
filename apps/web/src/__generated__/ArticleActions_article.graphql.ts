/**
 * @generated SignedSource<<17f50f9ec33646358f92d84077a40554>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ArticleStatus = "Archived" | "Draft" | "Published";
import { FragmentRefs } from "relay-runtime";
export type ArticleActions_article$data = {
  readonly helpCentreUrl: string | null | undefined;
  readonly id: string;
  readonly publishAt: string | null | undefined;
  readonly status: ArticleStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"GptStatus_article">;
  readonly " $fragmentType": "ArticleActions_article";
};
export type ArticleActions_article$key = {
  readonly " $data"?: ArticleActions_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleActions_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleActions_article",
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
      "name": "publishAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "helpCentreUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GptStatus_article"
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "a13753a87486a9ee32e595c1ca0e5395";

export default node;
