/**
 * @generated SignedSource<<9b582d26fcb368b3cace8ae0128a4c4a>>
 * @relayHash 5b5c5f333a4c06e1848f49b34d15b9a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b048055cc5451c66ac20d182dbaa0b49c063fc304b56f19fa62e75fe4f217bc9

import { ConcreteRequest } from 'relay-runtime';
export type LoginInput = {
  email: string;
  password: string;
  rememberMe?: boolean;
};
export type Login$variables = {
  input: LoginInput;
};
export type Login$data = {
  readonly login: {
    readonly accessToken: string;
    readonly refreshToken: string | null | undefined;
  };
};
export type Login = {
  response: Login$data;
  variables: Login$variables;
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
    "concreteType": "LoginPayload",
    "kind": "LinkedField",
    "name": "login",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accessToken",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refreshToken",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "Login",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "Login",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5b5c5f333a4c06e1848f49b34d15b9a6",
    "id": "b048055cc5451c66ac20d182dbaa0b49c063fc304b56f19fa62e75fe4f217bc9",
    "metadata": {},
    "name": "Login",
    "operationKind": "mutation",
    "text": "mutation Login($input:LoginInput!){login(input:$input){accessToken,refreshToken}}"
  }
};
})();

(node as any).hash = "7c5c826f6d1c0adab2dcd11ff0fd2284";

export default node;
