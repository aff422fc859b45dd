/**
 * @generated SignedSource<<b558463943156ebb96ad17bc640597a1>>
 * @relayHash f7d0e8be2391a40006796d05cfd2ffa3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 011414c8aa76103b32505db97b6018e478b4e18a725fc4783c45d177fadc8e1f

import { ConcreteRequest } from 'relay-runtime';
export type SendInstallInstructions$variables = {
  email: string;
};
export type SendInstallInstructions$data = {
  readonly sendInstallInstructions: boolean;
};
export type SendInstallInstructions = {
  response: SendInstallInstructions$data;
  variables: SendInstallInstructions$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "kind": "ScalarField",
    "name": "sendInstallInstructions",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SendInstallInstructions",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SendInstallInstructions",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f7d0e8be2391a40006796d05cfd2ffa3",
    "id": "011414c8aa76103b32505db97b6018e478b4e18a725fc4783c45d177fadc8e1f",
    "metadata": {},
    "name": "SendInstallInstructions",
    "operationKind": "mutation",
    "text": "mutation SendInstallInstructions($email:String!){sendInstallInstructions(email:$email)}"
  }
};
})();

(node as any).hash = "21258e1ff079da36a421f0fab7e01163";

export default node;
