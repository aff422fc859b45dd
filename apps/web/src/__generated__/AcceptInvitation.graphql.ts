/**
 * @generated SignedSource<<1f43b59a4c188861a8e0a7fb7bb22b87>>
 * @relayHash 24d06695d25fa692a88ab0f9eb062f34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79bb56717c921a93b709b4091962fcd71fdf9b3d471edfc914bb5f412bb3cfea

import { ConcreteRequest } from 'relay-runtime';
export type AcceptInvitationInput = {
  name: string;
  password?: string | null | undefined;
  phone?: string | null | undefined;
  rememberMe?: boolean;
  token?: string | null | undefined;
};
export type AcceptInvitation$variables = {
  input: AcceptInvitationInput;
};
export type AcceptInvitation$data = {
  readonly acceptInvitation: {
    readonly accessToken: string;
    readonly refreshToken: string | null | undefined;
  } | null | undefined;
};
export type AcceptInvitation = {
  response: AcceptInvitation$data;
  variables: AcceptInvitation$variables;
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
    "name": "acceptInvitation",
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
    "name": "AcceptInvitation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AcceptInvitation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "24d06695d25fa692a88ab0f9eb062f34",
    "id": "79bb56717c921a93b709b4091962fcd71fdf9b3d471edfc914bb5f412bb3cfea",
    "metadata": {},
    "name": "AcceptInvitation",
    "operationKind": "mutation",
    "text": "mutation AcceptInvitation($input:AcceptInvitationInput!){acceptInvitation(input:$input){accessToken,refreshToken}}"
  }
};
})();

(node as any).hash = "dc29d422f03672d6abe8e9c88265c2d9";

export default node;
