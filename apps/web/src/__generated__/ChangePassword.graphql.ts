/**
 * @generated SignedSource<<21e859ce8de6f3ba825e9a5944cedd0c>>
 * @relayHash 9408e89ff4309043bd35b6b8085f1008
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9937c5d02d7c3e3da9023b28081e3d70286ea76f9fbec576971b2ec4ba6579fd

import { ConcreteRequest } from 'relay-runtime';
export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};
export type ChangePassword$variables = {
  input: ChangePasswordInput;
};
export type ChangePassword$data = {
  readonly changePassword: {
    readonly hasPassword: boolean;
    readonly id: string;
  };
};
export type ChangePassword = {
  response: ChangePassword$data;
  variables: ChangePassword$variables;
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
    "concreteType": "AccountSecurity",
    "kind": "LinkedField",
    "name": "changePassword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasPassword",
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
    "name": "ChangePassword",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChangePassword",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9408e89ff4309043bd35b6b8085f1008",
    "id": "9937c5d02d7c3e3da9023b28081e3d70286ea76f9fbec576971b2ec4ba6579fd",
    "metadata": {},
    "name": "ChangePassword",
    "operationKind": "mutation",
    "text": "mutation ChangePassword($input:ChangePasswordInput!){changePassword(input:$input){id,hasPassword}}"
  }
};
})();

(node as any).hash = "e062c66456a7bff5335e6266bcdea733";

export default node;
