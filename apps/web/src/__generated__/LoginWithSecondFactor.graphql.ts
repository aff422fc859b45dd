/**
 * @generated SignedSource<<44d8be84f1a1cf1433ca07217dcfeff6>>
 * @relayHash fa8c310fa45a7fe9fc3323c4332355a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3312fd16ba06bd6b42b857231ada14613f2345d684597105cb164bd7061d322d

import { ConcreteRequest } from 'relay-runtime';
export type LoginWithSecondFactorInput = {
  challenge: string;
  code: string;
  rememberMe?: boolean;
};
export type LoginWithSecondFactor$variables = {
  input: LoginWithSecondFactorInput;
};
export type LoginWithSecondFactor$data = {
  readonly loginWithSecondFactor: {
    readonly accessToken: string;
    readonly refreshToken: string | null | undefined;
  };
};
export type LoginWithSecondFactor = {
  response: LoginWithSecondFactor$data;
  variables: LoginWithSecondFactor$variables;
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
    "name": "loginWithSecondFactor",
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
    "name": "LoginWithSecondFactor",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LoginWithSecondFactor",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fa8c310fa45a7fe9fc3323c4332355a2",
    "id": "3312fd16ba06bd6b42b857231ada14613f2345d684597105cb164bd7061d322d",
    "metadata": {},
    "name": "LoginWithSecondFactor",
    "operationKind": "mutation",
    "text": "mutation LoginWithSecondFactor($input:LoginWithSecondFactorInput!){loginWithSecondFactor(input:$input){accessToken,refreshToken}}"
  }
};
})();

(node as any).hash = "fa91e197cee426741e59fea539dad2ce";

export default node;
