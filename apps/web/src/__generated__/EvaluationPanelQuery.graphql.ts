/**
 * @generated SignedSource<<6f1c3d1766b8c9a342bdddd3786c9d36>>
 * @relayHash 8ed304a0c99e4a92fa0f0d5823135926
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fe589aaa7d6fac1ffa381d0e1c90041ad316a0be8a3bf96697a8df4a1656b98

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EvaluationState = "Done" | "Failed" | "Running";
export type EvaluationPanelQuery$variables = {
  assistantId: string;
};
export type EvaluationPanelQuery$data = {
  readonly evaluationSets: ReadonlyArray<{
    readonly id: string;
    readonly isGate: boolean;
    readonly lastRun: {
      readonly id: string;
      readonly progress: number;
      readonly state: EvaluationState;
      readonly " $fragmentSpreads": FragmentRefs<"Comparison_run">;
    } | null | undefined;
    readonly mostFalse: number;
    readonly name: string;
    readonly questions: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"SetDialog_set">;
  }>;
};
export type EvaluationPanelQuery = {
  response: EvaluationPanelQuery$data;
  variables: EvaluationPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "assistantId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mostFalse",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isGate",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "assistantId",
    "variableName": "assistantId"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progress",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "right",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "inTopFive",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "falsely",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "refusedInError",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EvaluationPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EvaluationSet",
        "kind": "LinkedField",
        "name": "evaluationSets",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EvaluationQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SetDialog_set"
          },
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "EvaluationRun",
            "kind": "LinkedField",
            "name": "lastRun",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Comparison_run"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EvaluationPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EvaluationSet",
        "kind": "LinkedField",
        "name": "evaluationSets",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EvaluationQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v8/*:: as any*/),
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
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "EvaluationRun",
            "kind": "LinkedField",
            "name": "lastRun",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "EvaluationSide",
                "kind": "LinkedField",
                "name": "live",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EvaluationSide",
                "kind": "LinkedField",
                "name": "draft",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EvaluationMove",
                "kind": "LinkedField",
                "name": "moved",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "before",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "after",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isBetter",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endedAt",
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
    "cacheID": "8ed304a0c99e4a92fa0f0d5823135926",
    "id": "3fe589aaa7d6fac1ffa381d0e1c90041ad316a0be8a3bf96697a8df4a1656b98",
    "metadata": {},
    "name": "EvaluationPanelQuery",
    "operationKind": "query",
    "text": "query EvaluationPanelQuery($assistantId:ID!){evaluationSets{id,name,mostFalse,isGate,questions{id},...SetDialog_set,lastRun(assistantId:$assistantId){id,state,progress,...Comparison_run}}}fragment Comparison_run on EvaluationRun{live{right,inTopFive,falsely,refusedInError},draft{right,inTopFive,falsely,refusedInError},moved{question,before,after,isBetter},endedAt}fragment QuestionRow_question on EvaluationQuestion{id,question,isAnswerable,articleId,articleTitle,passage}fragment SetDialog_set on EvaluationSet{id,name,mostFalse,isGate,questions{id,...QuestionRow_question}}"
  }
};
})();

(node as any).hash = "d24f1651feb20c5e37ad32129acc19b2";

export default node;
