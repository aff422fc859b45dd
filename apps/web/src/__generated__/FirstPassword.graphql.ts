/**
 * @generated SignedSource<<6b3725e7b7546f3fe8685b97ecb2c7bc>>
 * @relayHash 1a60a6ed06fa6102f1da3a5ffab448b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41fd18e380216b167c599807cc68f9b4d74c7e864aa1863e22bd9e64b1375ff3

import { ConcreteRequest } from 'relay-runtime';
export type ForgotPasswordInput = {
  email: string;
};
export type FirstPassword$variables = {
  input: ForgotPasswordInput;
};
export type FirstPassword$data = {
  readonly forgotPassword: boolean;
};
export type FirstPassword = {
  response: FirstPassword$data;
  variables: FirstPassword$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "kind": "ScalarField",
    "name": "forgotPassword",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FirstPassword",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FirstPassword",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1a60a6ed06fa6102f1da3a5ffab448b8",
    "id": "41fd18e380216b167c599807cc68f9b4d74c7e864aa1863e22bd9e64b1375ff3",
    "metadata": {},
    "name": "FirstPassword",
    "operationKind": "mutation",
    "text": "mutation FirstPassword($input:ForgotPasswordInput!){forgotPassword(input:$input)}"
  }
};
})();

(node as any).hash = "5541933a49d6f5bf69a3cdeaa3d911b2";

export default node;
