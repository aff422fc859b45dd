/**
 * @generated SignedSource<<cc774dbaa3895c5be01b274a3c018280>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ThresholdSection_assistant$data = {
  readonly answerScores: {
    readonly counts: ReadonlyArray<number>;
    readonly questions: number;
  };
  readonly " $fragmentType": "ThresholdSection_assistant";
};
export type ThresholdSection_assistant$key = {
  readonly " $data"?: ThresholdSection_assistant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThresholdSection_assistant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThresholdSection_assistant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnswerScores",
      "kind": "LinkedField",
      "name": "answerScores",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "questions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "counts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Assistant",
  "abstractKey": null
};

(node as any).hash = "6a081861db193be1d4fbe38491a0d0c2";

export default node;
