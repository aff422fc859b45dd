/**
 * @generated SignedSource<<b0befe0b85f120d43695b7c9f291da52>>
 * @relayHash c0821780dc7fb152bde081b6c9ba0fca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6c3a9670a4a0dc77c4f39a92ee1c1a87b9c03801ad13e8f23f5e8d2cad8a09a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeleteFlowTest$variables = {
  id: string;
};
export type DeleteFlowTest$data = {
  readonly deleteFlowTest: {
    readonly " $fragmentSpreads": FragmentRefs<"useFlowTests_flow">;
  };
};
export type DeleteFlowTest = {
  response: DeleteFlowTest$data;
  variables: DeleteFlowTest$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
    "name": "DeleteFlowTest",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GuidedFlow",
        "kind": "LinkedField",
        "name": "deleteFlowTest",
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
    "name": "DeleteFlowTest",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GuidedFlow",
        "kind": "LinkedField",
        "name": "deleteFlowTest",
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
    "cacheID": "c0821780dc7fb152bde081b6c9ba0fca",
    "id": "a6c3a9670a4a0dc77c4f39a92ee1c1a87b9c03801ad13e8f23f5e8d2cad8a09a",
    "metadata": {},
    "name": "DeleteFlowTest",
    "operationKind": "mutation",
    "text": "mutation DeleteFlowTest($id:ID!){deleteFlowTest(id:$id){...useFlowTests_flow,id}}fragment useFlowTests_flow on GuidedFlow{tests{id,name,isGate,steps{nodeId,expects}}}"
  }
};
})();

(node as any).hash = "a02d5f897e5d4b53d3c65598da0af5d1";

export default node;
