/**
 * @generated SignedSource<<cd8bd6786be73fb3f9bab147867ac201>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ArticleStatus = "Archived" | "Draft" | "Published";
export type AssistantType = "FloatingWidget" | "FullscreenOverlay";
import { FragmentRefs } from "relay-runtime";
export type AnsweredBy_article$data = {
  readonly answeredBy: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly type: AssistantType;
  }>;
  readonly includeInGpt: boolean;
  readonly passageCount: number;
  readonly status: ArticleStatus;
  readonly " $fragmentType": "AnsweredBy_article";
};
export type AnsweredBy_article$key = {
  readonly " $data"?: AnsweredBy_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnsweredBy_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnsweredBy_article",
  "selections": [
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
      "concreteType": "Assistant",
      "kind": "LinkedField",
      "name": "answeredBy",
      "plural": true,
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
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "f8c1e23f1cdaa0dbafdda969542512d8";

export default node;
