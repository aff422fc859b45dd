/**
 * @generated SignedSource<<6a49294a80cef15800dbd58c274edea5>>
 * @relayHash e2456047fb77c1bb85fb364a82b9d194
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3a372c3aea9fc53428473916ec0a9c06c31e4d57da58441b510cd110d119620

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EvaluationState = "Done" | "Failed" | "Running";
import { AssistantConfig } from "@parley/assistant-config/configSchema";
export type RunEvaluationInput = {
  assistantId: string;
  config: AssistantConfig;
  setId: string;
};
export type EvaluationPanelRunMutation$variables = {
  assistantId: string;
  input: RunEvaluationInput;
};
export type EvaluationPanelRunMutation$data = {
  readonly runEvaluation: {
    readonly id: string;
    readonly lastRun: {
      readonly id: string;
      readonly progress: number;
      readonly state: EvaluationState;
      readonly " $fragmentSpreads": FragmentRefs<"Comparison_run">;
    } | null | undefined;
  };
};
export type EvaluationPanelRunMutation = {
  response: EvaluationPanelRunMutation$data;
  variables: EvaluationPanelRunMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "assistantId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "assistantId",
    "variableName": "assistantId"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progress",
  "storageKey": null
},
v7 = [
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EvaluationPanelRunMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "EvaluationSet",
        "kind": "LinkedField",
        "name": "runEvaluation",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "EvaluationRun",
            "kind": "LinkedField",
            "name": "lastRun",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
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
    "name": "EvaluationPanelRunMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "EvaluationSet",
        "kind": "LinkedField",
        "name": "runEvaluation",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "EvaluationRun",
            "kind": "LinkedField",
            "name": "lastRun",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "EvaluationSide",
                "kind": "LinkedField",
                "name": "live",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EvaluationSide",
                "kind": "LinkedField",
                "name": "draft",
                "plural": false,
                "selections": (v7/*:: as any*/),
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
    "cacheID": "e2456047fb77c1bb85fb364a82b9d194",
    "id": "d3a372c3aea9fc53428473916ec0a9c06c31e4d57da58441b510cd110d119620",
    "metadata": {},
    "name": "EvaluationPanelRunMutation",
    "operationKind": "mutation",
    "text": "mutation EvaluationPanelRunMutation($input:RunEvaluationInput!,$assistantId:ID!){runEvaluation(input:$input){id,lastRun(assistantId:$assistantId){id,state,progress,...Comparison_run}}}fragment Comparison_run on EvaluationRun{live{right,inTopFive,falsely,refusedInError},draft{right,inTopFive,falsely,refusedInError},moved{question,before,after,isBetter},endedAt}"
  }
};
})();

(node as any).hash = "a047c2fd340e4eb138b940fe981a2608";

export default node;
