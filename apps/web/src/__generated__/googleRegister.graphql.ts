/**
 * @generated SignedSource<<637387a7e15c03bfff13caf04b231737>>
 * @relayHash 6135e3cdecf54abd5c00c243bf6c5899
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6f5a2fe60ee8b9491a8086cf939b1bdba7c374053d2e973ef9dcfa1060bc759

import { ConcreteRequest } from 'relay-runtime';
export type GoogleRegisterInput = {
  code: string;
  codeVerifier: string;
  companyName?: string | null | undefined;
  nonce: string;
  redirectUri: string;
  rememberMe?: boolean;
};
export type googleRegister$variables = {
  input: GoogleRegisterInput;
};
export type googleRegister$data = {
  readonly googleRegister: {
    readonly accessToken: string;
    readonly refreshToken: string | null | undefined;
  };
};
export type googleRegister = {
  response: googleRegister$data;
  variables: googleRegister$variables;
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
    "name": "googleRegister",
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
    "name": "googleRegister",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "googleRegister",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6135e3cdecf54abd5c00c243bf6c5899",
    "id": "b6f5a2fe60ee8b9491a8086cf939b1bdba7c374053d2e973ef9dcfa1060bc759",
    "metadata": {},
    "name": "googleRegister",
    "operationKind": "mutation",
    "text": "mutation googleRegister($input:GoogleRegisterInput!){googleRegister(input:$input){accessToken,refreshToken}}"
  }
};
})();

(node as any).hash = "898065b8002b2ec41583d1f2d579afdc";

export default node;
