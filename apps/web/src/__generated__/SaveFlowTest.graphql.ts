/**
 * @generated SignedSource<<56eaf7c4236a02afb1d83a523920314a>>
 * @relayHash 72a08c6ef65be36a7e6237e42134b5cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d045385a61245de37289e31325289fc5a4ebf03e6c90246238b45c933e8eaef

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FlowTestInput = {
  guidedFlowId: string;
  isGate: boolean;
  name: string;
  steps: ReadonlyArray<FlowTestStepInput>;
  testId?: string | null | undefined;
};
export type FlowTestStepInput = {
  expects: ReadonlyArray<string>;
  nodeId?: string | null | undefined;
};
export type SaveFlowTest$variables = {
  input: FlowTestInput;
};
export type SaveFlowTest$data = {
  readonly saveFlowTest: {
    readonly " $fragmentSpreads": FragmentRefs<"useFlowTests_flow">;
  };
};
export type SaveFlowTest = {
  response: SaveFlowTest$data;
  variables: SaveFlowTest$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
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
    "name": "SaveFlowTest",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GuidedFlow",
        "kind": "LinkedField",
        "name": "saveFlowTest",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useFlowTests_flow"
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
    "name": "SaveFlowTest",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GuidedFlow",
        "kind": "LinkedField",
        "name": "saveFlowTest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FlowTest",
            "kind": "LinkedField",
            "name": "tests",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "isGate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FlowTestStep",
                "kind": "LinkedField",
                "name": "steps",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nodeId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expects",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "72a08c6ef65be36a7e6237e42134b5cd",
    "id": "6d045385a61245de37289e31325289fc5a4ebf03e6c90246238b45c933e8eaef",
    "metadata": {},
    "name": "SaveFlowTest",
    "operationKind": "mutation",
    "text": "mutation SaveFlowTest($input:FlowTestInput!){saveFlowTest(input:$input){...useFlowTests_flow,id}}fragment useFlowTests_flow on GuidedFlow{tests{id,name,isGate,steps{nodeId,expects}}}"
  }
};
})();

(node as any).hash = "ccfbc106af86e7c416237198bf7f3f92";

export default node;
