/**
 * @generated SignedSource<<f05ad97645ea9c2ad9de7c6390bed03e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuestionRow_question$data = {
  readonly answer: string;
  readonly articleId: string | null | undefined;
  readonly articleTitle: string | null | undefined;
  readonly id: string;
  readonly isAnswerable: boolean;
  readonly passage: string;
  readonly question: string;
  readonly " $fragmentType": "QuestionRow_question";
};
export type QuestionRow_question$key = {
  readonly " $data"?: QuestionRow_question$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuestionRow_question">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuestionRow_question",
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
      "name": "question",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAnswerable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "articleId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "articleTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    }
  ],
  "type": "EvaluationQuestion",
  "abstractKey": null
};

(node as any).hash = "09223508b24ed209817c00bf47700b31";

export default node;
