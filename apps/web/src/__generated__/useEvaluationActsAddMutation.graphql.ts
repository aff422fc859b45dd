/**
 * @generated SignedSource<<8130a1539d04f1be9d1a7033a9f9d119>>
 * @relayHash fbe73c30bebd18d369ebe0f002d6fa33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c135ff36eb4c9253ad93f9df4af6d1b35e69c27c0dac70f1840daf57109737e

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
export type useEvaluationActsAddMutation$variables = {
  questions: ReadonlyArray<EvaluationQuestionInput>;
  setId: string;
};
export type useEvaluationActsAddMutation$data = {
  readonly addEvaluationQuestions: {
    readonly id: string;
    readonly questions: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"QuestionRow_question">;
    }>;
  };
};
export type useEvaluationActsAddMutation = {
  response: useEvaluationActsAddMutation$data;
  variables: useEvaluationActsAddMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "questions"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "setId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "questions",
    "variableName": "questions"
  },
  {
    "kind": "Variable",
    "name": "setId",
    "variableName": "setId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useEvaluationActsAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "EvaluationSet",
        "kind": "LinkedField",
        "name": "addEvaluationQuestions",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EvaluationQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useEvaluationActsAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "EvaluationSet",
        "kind": "LinkedField",
        "name": "addEvaluationQuestions",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EvaluationQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
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
    "cacheID": "fbe73c30bebd18d369ebe0f002d6fa33",
    "id": "1c135ff36eb4c9253ad93f9df4af6d1b35e69c27c0dac70f1840daf57109737e",
    "metadata": {},
    "name": "useEvaluationActsAddMutation",
    "operationKind": "mutation",
    "text": "mutation useEvaluationActsAddMutation($setId:ID!,$questions:[EvaluationQuestionInput!]!){addEvaluationQuestions(setId:$setId,questions:$questions){id,questions{id,...QuestionRow_question}}}fragment QuestionRow_question on EvaluationQuestion{id,question,isAnswerable,articleId,articleTitle,passage,answer}"
  }
};
})();

(node as any).hash = "717a97730370aa3790579ea3e1666541";

export default node;
