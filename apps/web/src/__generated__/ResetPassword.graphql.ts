/**
 * @generated SignedSource<<91b2151686e34977b162c500ef193a50>>
 * @relayHash efebe1be3242ef1da49ddee4ce1b7ae3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e76f106714463131ed04471ecdb28e49b80e1b1e6c711b8405c6ba7424bdefdf

import { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordInput = {
  password: string;
  token: string;
};
export type ResetPassword$variables = {
  input: ResetPasswordInput;
};
export type ResetPassword$data = {
  readonly resetPassword: boolean;
};
export type ResetPassword = {
  response: ResetPassword$data;
  variables: ResetPassword$variables;
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
    "name": "resetPassword",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ResetPassword",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetPassword",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "efebe1be3242ef1da49ddee4ce1b7ae3",
    "id": "e76f106714463131ed04471ecdb28e49b80e1b1e6c711b8405c6ba7424bdefdf",
    "metadata": {},
    "name": "ResetPassword",
    "operationKind": "mutation",
    "text": "mutation ResetPassword($input:ResetPasswordInput!){resetPassword(input:$input)}"
  }
};
})();

(node as any).hash = "bfdda7726a6f2217467a4bfd4ebeb576";

export default node;
