/**
 * @generated SignedSource<<d41cb4bcbd07c8a3469fb00cd3c26cf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ArticleStatus = "Archived" | "Draft" | "Published";
import { FragmentRefs } from "relay-runtime";
export type webpageRow_article$data = {
  readonly id: string;
  readonly includeInGpt: boolean;
  readonly passageCount: number;
  readonly status: ArticleStatus;
  readonly title: string;
  readonly webpage: {
    readonly changedAt: string | null | undefined;
    readonly fetchedAt: string | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GptStatus_article">;
  readonly " $fragmentType": "webpageRow_article";
};
export type webpageRow_article$key = {
  readonly " $data"?: webpageRow_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"webpageRow_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "webpageRow_article",
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
      "name": "includeInGpt",
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
      "concreteType": "Webpage",
      "kind": "LinkedField",
      "name": "webpage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fetchedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedAt",
          "storageKey": null
        }
      ],
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

(node as any).hash = "37fdc3d319ad2b31f2e96628294d9f38";

export default node;
