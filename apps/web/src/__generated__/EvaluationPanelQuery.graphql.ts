/**
 * @generated SignedSource<<2de1941fc15fa02f527dc7652de1d7b6>>
 * @relayHash f15be11ec27ba0248633fee3527c0b1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e912a38fe5a62cae2beeab5360047c427637c56f8d0cf7272bbd18632671137

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
      readonly " $fragmentSpreads": FragmentRefs<"Comparison_run" | "NotRight_run">;
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
],
v10 = [
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
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NotRight_run"
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EvaluationOutcome",
                "kind": "LinkedField",
                "name": "outcomes",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
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
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EvaluationAnswer",
                    "kind": "LinkedField",
                    "name": "draft",
                    "plural": false,
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  }
                ],
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
    "cacheID": "f15be11ec27ba0248633fee3527c0b1a",
    "id": "5e912a38fe5a62cae2beeab5360047c427637c56f8d0cf7272bbd18632671137",
    "metadata": {},
    "name": "EvaluationPanelQuery",
    "operationKind": "query",
    "text": "query EvaluationPanelQuery($assistantId:ID!){evaluationSets{id,name,mostFalse,isGate,questions{id},...SetDialog_set,lastRun(assistantId:$assistantId){id,state,progress,...Comparison_run,...NotRight_run}}}fragment Comparison_run on EvaluationRun{live{right,inTopFive,falsely,refusedInError},draft{right,inTopFive,falsely,refusedInError},moved{question,before,after,isBetter},endedAt}fragment NotRight_run on EvaluationRun{outcomes{question,expected,live{verdict,isRight,cited},draft{verdict,isRight,cited}}}fragment QuestionRow_question on EvaluationQuestion{id,question,isAnswerable,articleId,articleTitle,passage}fragment SetDialog_set on EvaluationSet{id,name,mostFalse,isGate,questions{id,...QuestionRow_question}}"
  }
};
})();

(node as any).hash = "fba2c0646656101c255ff7fc20bf9dba";

export default node;
