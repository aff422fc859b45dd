/**
 * @generated SignedSource<<aac006536f8dd82fb9f6e12b3286bb23>>
 * @relayHash ba309ac1a0853c99b656d022281bcd48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc16c5fcc3e4f9d77365b348acb9765e2e66b4f20eb143d028a2309692837845

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
      readonly " $fragmentSpreads": FragmentRefs<"EvaluationPanel_run">;
    } | null | undefined;
    readonly mostFalse: number;
    readonly name: string;
    readonly questions: ReadonlyArray<{
      readonly id: string;
    }>;
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
v5 = {
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
v6 = [
  {
    "kind": "Variable",
    "name": "assistantId",
    "variableName": "assistantId"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progress",
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
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "EvaluationRun",
            "kind": "LinkedField",
            "name": "lastRun",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EvaluationPanel_run"
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
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "EvaluationRun",
            "kind": "LinkedField",
            "name": "lastRun",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
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
    "cacheID": "ba309ac1a0853c99b656d022281bcd48",
    "id": "fc16c5fcc3e4f9d77365b348acb9765e2e66b4f20eb143d028a2309692837845",
    "metadata": {},
    "name": "EvaluationPanelQuery",
    "operationKind": "query",
    "text": "query EvaluationPanelQuery($assistantId:ID!){evaluationSets{id,name,mostFalse,isGate,questions{id},lastRun(assistantId:$assistantId){id,state,progress,...EvaluationPanel_run}}}fragment EvaluationPanel_run on EvaluationRun{live{right,inTopFive,falsely,refusedInError},draft{right,inTopFive,falsely,refusedInError},moved{question,before,after,isBetter},endedAt}"
  }
};
})();

(node as any).hash = "e7c247b5b5bad404977689c54907366d";

export default node;
