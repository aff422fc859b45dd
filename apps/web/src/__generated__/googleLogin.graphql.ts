/**
 * @generated SignedSource<<c4932c44535dd8994d40acedf929ff05>>
 * @relayHash 5d0fae155f67f5befbb7a802ee54fec6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b2b700f14016494f7be65d171fd214490039f3feee38e2169877ede58c7a020

import { ConcreteRequest } from 'relay-runtime';
export type GoogleLoginInput = {
  code: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
  rememberMe?: boolean;
};
export type googleLogin$variables = {
  input: GoogleLoginInput;
};
export type googleLogin$data = {
  readonly googleLogin: {
    readonly accessToken: string;
    readonly refreshToken: string | null | undefined;
  };
};
export type googleLogin = {
  response: googleLogin$data;
  variables: googleLogin$variables;
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
    "name": "googleLogin",
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
    "name": "googleLogin",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "googleLogin",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5d0fae155f67f5befbb7a802ee54fec6",
    "id": "8b2b700f14016494f7be65d171fd214490039f3feee38e2169877ede58c7a020",
    "metadata": {},
    "name": "googleLogin",
    "operationKind": "mutation",
    "text": "mutation googleLogin($input:GoogleLoginInput!){googleLogin(input:$input){accessToken,refreshToken}}"
  }
};
})();

(node as any).hash = "116217db0dabef41b49ff7e98cdd688d";

export default node;
