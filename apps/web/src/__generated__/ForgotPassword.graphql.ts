/**
 * @generated SignedSource<<79e225c22d8c1fc6e4fcbe2b676ef323>>
 * @relayHash a1e377476a1d067d3040d53142451b1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a15929a99701890ae23dc0dcae94f54ad28ccb4430a20006385e589872718262

import { ConcreteRequest } from 'relay-runtime';
export type ForgotPasswordInput = {
  email: string;
};
export type ForgotPassword$variables = {
  input: ForgotPasswordInput;
};
export type ForgotPassword$data = {
  readonly forgotPassword: boolean;
};
export type ForgotPassword = {
  response: ForgotPassword$data;
  variables: ForgotPassword$variables;
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
    "name": "ForgotPassword",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ForgotPassword",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a1e377476a1d067d3040d53142451b1d",
    "id": "a15929a99701890ae23dc0dcae94f54ad28ccb4430a20006385e589872718262",
    "metadata": {},
    "name": "ForgotPassword",
    "operationKind": "mutation",
    "text": "mutation ForgotPassword($input:ForgotPasswordInput!){forgotPassword(input:$input)}"
  }
};
})();

(node as any).hash = "cc21b7e10bd119dfabc9e74c9d484f56";

export default node;
