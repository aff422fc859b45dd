/**
 * @generated SignedSource<<ed89c6a0a59a9af8aa68e7c17110ec42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SetDialog_set$data = {
  readonly id: string;
  readonly isGate: boolean;
  readonly mostFalse: number;
  readonly name: string;
  readonly questions: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"QuestionRow_question">;
  }>;
  readonly " $fragmentType": "SetDialog_set";
};
export type SetDialog_set$key = {
  readonly " $data"?: SetDialog_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetDialog_set">;
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
  "name": "SetDialog_set",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mostFalse",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EvaluationQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuestionRow_question"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EvaluationSet",
  "abstractKey": null
};
})();

(node as any).hash = "1116f7e12476dd40a7ac11a17dec6160";

export default node;
