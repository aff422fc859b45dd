/**
 * @generated SignedSource<<5127ff38e4bfa49f73a456ccd0d4c2fc>>
 * @relayHash e2794eb6b2a335c6a93e94ac6fd56c57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f23b6fb41f3f95247bbd9f7e56dfc98fc184fb0453836cbfa0759b5cae9edf09

import { ConcreteRequest } from 'relay-runtime';
export type RegisterInput = {
  companyName: string;
  email: string;
  name: string;
  password: string;
  rememberMe?: boolean;
};
export type Register$variables = {
  input: RegisterInput;
};
export type Register$data = {
  readonly register: {
    readonly accessToken: string;
    readonly refreshToken: string | null | undefined;
  };
};
export type Register = {
  response: Register$data;
  variables: Register$variables;
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
    "name": "register",
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
    "name": "Register",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "Register",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e2794eb6b2a335c6a93e94ac6fd56c57",
    "id": "f23b6fb41f3f95247bbd9f7e56dfc98fc184fb0453836cbfa0759b5cae9edf09",
    "metadata": {},
    "name": "Register",
    "operationKind": "mutation",
    "text": "mutation Register($input:RegisterInput!){register(input:$input){accessToken,refreshToken}}"
  }
};
})();

(node as any).hash = "d67ac2c35dc50705c127eec41f318b5a";

export default node;
