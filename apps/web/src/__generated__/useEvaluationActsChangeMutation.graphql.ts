/**
 * @generated SignedSource<<4e9e629822962b149cbf0d862c63bb9d>>
 * @relayHash 5e2c14de03398d1822e84dfaf6c2708b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a1029438bb3ff95b798a57fbdcb7b3c7c1d951d86ec40d0f1f9a4aefe5d6ff1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EvaluationQuestionInput = {
  answer?: string;
  articleId?: string | null | undefined;
  articleTitle?: string | null | undefined;
  isAnswerable: boolean;
  passage?: string;
  question: string;
};
export type useEvaluationActsChangeMutation$variables = {
  id: string;
  input: EvaluationQuestionInput;
};
export type useEvaluationActsChangeMutation$data = {
  readonly updateEvaluationQuestion: {
    readonly id: string;
    readonly questions: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"QuestionRow_question">;
    }>;
  };
};
export type useEvaluationActsChangeMutation = {
  response: useEvaluationActsChangeMutation$data;
  variables: useEvaluationActsChangeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEvaluationActsChangeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EvaluationSet",
        "kind": "LinkedField",
        "name": "updateEvaluationQuestion",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EvaluationQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "QuestionRow_question"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEvaluationActsChangeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EvaluationSet",
        "kind": "LinkedField",
        "name": "updateEvaluationQuestion",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EvaluationQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5e2c14de03398d1822e84dfaf6c2708b",
    "id": "6a1029438bb3ff95b798a57fbdcb7b3c7c1d951d86ec40d0f1f9a4aefe5d6ff1",
    "metadata": {},
    "name": "useEvaluationActsChangeMutation",
    "operationKind": "mutation",
    "text": "mutation useEvaluationActsChangeMutation($id:ID!,$input:EvaluationQuestionInput!){updateEvaluationQuestion(id:$id,input:$input){id,questions{id,...QuestionRow_question}}}fragment QuestionRow_question on EvaluationQuestion{id,question,isAnswerable,articleId,articleTitle,passage,answer}"
  }
};
})();

(node as any).hash = "f86d197c353f8a082d3e3565a9f6ecc0";

export default node;
