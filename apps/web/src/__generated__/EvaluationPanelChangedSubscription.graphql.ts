/**
 * @generated SignedSource<<2820542fb9255f168c8a282e9fa90391>>
 * @relayHash 0ce64106bda4c88dfc4171632f8cc635
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0480ad65b6b2f28b3012c6f3c06e4b87de186c777633688e50a89fb15b99370f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EvaluationState = "Done" | "Failed" | "Running";
export type EvaluationPanelChangedSubscription$variables = Record<PropertyKey, never>;
export type EvaluationPanelChangedSubscription$data = {
  readonly evaluationRunChanged: {
    readonly id: string;
    readonly progress: number;
    readonly state: EvaluationState;
    readonly " $fragmentSpreads": FragmentRefs<"EvaluationPanel_run">;
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
            "name": "EvaluationPanel_run"
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
    "cacheID": "0ce64106bda4c88dfc4171632f8cc635",
    "id": "0480ad65b6b2f28b3012c6f3c06e4b87de186c777633688e50a89fb15b99370f",
    "metadata": {},
    "name": "EvaluationPanelChangedSubscription",
    "operationKind": "subscription",
    "text": "subscription EvaluationPanelChangedSubscription{evaluationRunChanged{id,state,progress,...EvaluationPanel_run}}fragment EvaluationPanel_run on EvaluationRun{live{right,inTopFive,falsely,refusedInError},draft{right,inTopFive,falsely,refusedInError},moved{question,before,after,isBetter},endedAt}"
  }
};
})();

(node as any).hash = "abf7fa4a9f29364f192ef51b771f83a3";

export default node;
