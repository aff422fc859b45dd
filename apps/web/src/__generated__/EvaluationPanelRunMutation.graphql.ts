/**
 * @generated SignedSource<<ad76ef9eddd87823ec93cf86dac08f94>>
 * @relayHash d731e1263901063272930da268eacf13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c6fd1cd00ca81a757fa7ea488e392239309e583b498a8e91331d28eac9bfc66

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
      readonly " $fragmentSpreads": FragmentRefs<"EvaluationPanel_run">;
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
                "name": "EvaluationPanel_run"
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
    "cacheID": "d731e1263901063272930da268eacf13",
    "id": "6c6fd1cd00ca81a757fa7ea488e392239309e583b498a8e91331d28eac9bfc66",
    "metadata": {},
    "name": "EvaluationPanelRunMutation",
    "operationKind": "mutation",
    "text": "mutation EvaluationPanelRunMutation($input:RunEvaluationInput!,$assistantId:ID!){runEvaluation(input:$input){id,lastRun(assistantId:$assistantId){id,state,progress,...EvaluationPanel_run}}}fragment EvaluationPanel_run on EvaluationRun{live{right,inTopFive,falsely,refusedInError},draft{right,inTopFive,falsely,refusedInError},moved{question,before,after,isBetter},endedAt}"
  }
};
})();

(node as any).hash = "75a673473a829a41f6f1a977b37a2311";

export default node;
