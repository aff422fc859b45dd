/**
 * @generated SignedSource<<e952050d0608cc2471311b628ae4a52d>>
 * @relayHash 5061348c84e5bb33c9c1f1c59011f133
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ba96f3f7f6d11735a2df43a6b70ed1fd0f0e44649ddc3b0336935579eebb4b3

import { ConcreteRequest } from 'relay-runtime';
export type useFaqsActionsDeleteMutation$variables = {
  ids: ReadonlyArray<string>;
};
export type useFaqsActionsDeleteMutation$data = {
  readonly deleteAutomatedFaqs: ReadonlyArray<string>;
};
export type useFaqsActionsDeleteMutation = {
  response: useFaqsActionsDeleteMutation$data;
  variables: useFaqsActionsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "kind": "ScalarField",
    "name": "deleteAutomatedFaqs",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFaqsActionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFaqsActionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5061348c84e5bb33c9c1f1c59011f133",
    "id": "4ba96f3f7f6d11735a2df43a6b70ed1fd0f0e44649ddc3b0336935579eebb4b3",
    "metadata": {},
    "name": "useFaqsActionsDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation useFaqsActionsDeleteMutation($ids:[ID!]!){deleteAutomatedFaqs(ids:$ids)}"
  }
};
})();

(node as any).hash = "933d206b8154b026efeca94f14e2e0f5";

export default node;
