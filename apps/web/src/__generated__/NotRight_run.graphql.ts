/**
 * @generated SignedSource<<5b5678fa2d6c9a9b40b43196f1cfd693>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EvaluationVerdict = "Refused" | "Right" | "Wrong";
import { FragmentRefs } from "relay-runtime";
export type NotRight_run$data = {
  readonly outcomes: ReadonlyArray<{
    readonly draft: {
      readonly cited: ReadonlyArray<string>;
      readonly isRight: boolean;
      readonly lacks: ReadonlyArray<string>;
      readonly verdict: EvaluationVerdict;
    };
    readonly expected: string | null | undefined;
    readonly live: {
      readonly cited: ReadonlyArray<string>;
      readonly isRight: boolean;
      readonly lacks: ReadonlyArray<string>;
      readonly verdict: EvaluationVerdict;
    };
    readonly question: string;
  }>;
  readonly " $fragmentType": "NotRight_run";
};
export type NotRight_run$key = {
  readonly " $data"?: NotRight_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotRight_run">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "verdict",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isRight",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cited",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lacks",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotRight_run",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EvaluationOutcome",
      "kind": "LinkedField",
      "name": "outcomes",
      "plural": true,
      "selections": [
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
          "name": "expected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EvaluationAnswer",
          "kind": "LinkedField",
          "name": "live",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EvaluationAnswer",
          "kind": "LinkedField",
          "name": "draft",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EvaluationRun",
  "abstractKey": null
};
})();

(node as any).hash = "41629c10c8c170392986a8f8f4b9fdbb";

export default node;
