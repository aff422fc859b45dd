/**
 * @generated SignedSource<<cddd586c2c44e509574eaa6514533c10>>
 * @relayHash 7560f21d8fac2b221b3535c059a1659e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8a6e95c913f37f50d8ce611d08fbb410d1d893cbb5e941887eefbd4b342e28a

import { ConcreteRequest } from 'relay-runtime';
export type UserRole = "Admin" | "Staff";
export type ChangeUserRole$variables = {
  id: string;
  role: UserRole;
};
export type ChangeUserRole$data = {
  readonly changeUserRole: {
    readonly id: string;
    readonly role: UserRole;
  };
};
export type ChangeUserRole = {
  response: ChangeUserRole$data;
  variables: ChangeUserRole$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "role"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "role",
        "variableName": "role"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "changeUserRole",
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
        "name": "role",
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
    "name": "ChangeUserRole",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChangeUserRole",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7560f21d8fac2b221b3535c059a1659e",
    "id": "c8a6e95c913f37f50d8ce611d08fbb410d1d893cbb5e941887eefbd4b342e28a",
    "metadata": {},
    "name": "ChangeUserRole",
    "operationKind": "mutation",
    "text": "mutation ChangeUserRole($id:ID!,$role:UserRole!){changeUserRole(id:$id,role:$role){id,role}}"
  }
};
})();

(node as any).hash = "975bd9312aa14299ab8474cdaab45fe1";

export default node;
