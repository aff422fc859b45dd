/**
 * @generated SignedSource<<768e2eb5783f71f95fbbe7477e84957d>>
 * @relayHash 7795fd60198a0a5744ffbd6332bd3f2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 034113ffc1203e2091144dbc1824f5b36a1bb307dee550d4e35aa269f5e83b52

import { ConcreteRequest } from 'relay-runtime';
export type RefreshToken$variables = {
  refreshToken: string;
};
export type RefreshToken$data = {
  readonly refreshToken: {
    readonly accessToken: string;
  };
};
export type RefreshToken = {
  response: RefreshToken$data;
  variables: RefreshToken$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "refreshToken"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "refreshToken",
        "variableName": "refreshToken"
      }
    ],
    "concreteType": "AccessTokenPayload",
    "kind": "LinkedField",
    "name": "refreshToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accessToken",
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
    "name": "RefreshToken",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RefreshToken",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7795fd60198a0a5744ffbd6332bd3f2e",
    "id": "034113ffc1203e2091144dbc1824f5b36a1bb307dee550d4e35aa269f5e83b52",
    "metadata": {},
    "name": "RefreshToken",
    "operationKind": "mutation",
    "text": "mutation RefreshToken($refreshToken:String!){refreshToken(refreshToken:$refreshToken){accessToken}}"
  }
};
})();

(node as any).hash = "95643a9c6c54d127f1171e36a6204dd1";

export default node;
