/**
 * @generated SignedSource<<96dce9f0c5d3b0da6c754f62cd5b9bef>>
 * @relayHash dd60b4eae5daecee34dd6a80425917a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6979dbcae80a4f14bf1239a462e858a1c664633c3f6cd121900144284696ded5

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EvaluationState = "Done" | "Failed" | "Running";
export type EvaluationPanelChangedSubscription$variables = Record<PropertyKey, never>;
export type EvaluationPanelChangedSubscription$data = {
  readonly evaluationRunChanged: {
    readonly id: string;
    readonly progress: number;
    readonly state: EvaluationState;
    readonly " $fragmentSpreads": FragmentRefs<"Comparison_run">;
  };
};
export type EvaluationPanelChangedSubscription = {
  response: EvaluationPanelChangedSubscription$data;
  variables: EvaluationPanelChangedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progress",
  "storageKey": null
},
v3 = [
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EvaluationPanelChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EvaluationRun",
        "kind": "LinkedField",
        "name": "evaluationRunChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Comparison_run"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EvaluationPanelChangedSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EvaluationRun",
        "kind": "LinkedField",
        "name": "evaluationRunChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EvaluationSide",
            "kind": "LinkedField",
            "name": "live",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EvaluationSide",
            "kind": "LinkedField",
            "name": "draft",
            "plural": false,
            "selections": (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "dd60b4eae5daecee34dd6a80425917a6",
    "id": "6979dbcae80a4f14bf1239a462e858a1c664633c3f6cd121900144284696ded5",
    "metadata": {},
    "name": "EvaluationPanelChangedSubscription",
    "operationKind": "subscription",
    "text": "subscription EvaluationPanelChangedSubscription{evaluationRunChanged{id,state,progress,...Comparison_run}}fragment Comparison_run on EvaluationRun{live{right,inTopFive,falsely,refusedInError},draft{right,inTopFive,falsely,refusedInError},moved{question,before,after,isBetter},endedAt}"
  }
};
})();

(node as any).hash = "ca6f156bf52336a41d144c2736dcc526";

export default node;
