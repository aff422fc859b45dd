/**
 * @generated SignedSource<<d82e3b26e4052bf7bc9143eab719bd19>>
 * @relayHash 0dee95b3f46844021e4b948a201aec94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 718d29b6d98397a5fe61e022e03fa8a354343e20f5eff60956b092862adf583a

import { ConcreteRequest } from 'relay-runtime';
export type PermissionFlag = "DELETE_USERS" | "INVITE_USERS" | "MANAGE_ARTICLES" | "MANAGE_AUTOMATED_FAQS" | "MANAGE_CLIENT" | "MANAGE_CONVERSATIONS" | "MANAGE_GUIDED_FLOWS" | "UPDATE_ASSISTANTS" | "UPDATE_USER_PROFILE" | "VIEW_PERMISSIONS" | "VIEW_USERS";
export type SetStaffPermission$variables = {
  flag: PermissionFlag;
  isAllowed: boolean;
};
export type SetStaffPermission$data = {
  readonly setStaffPermission: {
    readonly id: string;
    readonly permissions: {
      readonly DELETE_USERS: boolean;
      readonly INVITE_USERS: boolean;
      readonly MANAGE_ARTICLES: boolean;
      readonly MANAGE_AUTOMATED_FAQS: boolean;
      readonly MANAGE_CLIENT: boolean;
      readonly MANAGE_CONVERSATIONS: boolean;
      readonly MANAGE_GUIDED_FLOWS: boolean;
      readonly UPDATE_ASSISTANTS: boolean;
      readonly UPDATE_USER_PROFILE: boolean;
      readonly VIEW_PERMISSIONS: boolean;
      readonly VIEW_USERS: boolean;
    };
  };
};
export type SetStaffPermission = {
  response: SetStaffPermission$data;
  variables: SetStaffPermission$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "flag"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isAllowed"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "flag",
        "variableName": "flag"
      },
      {
        "kind": "Variable",
        "name": "isAllowed",
        "variableName": "isAllowed"
      }
    ],
    "concreteType": "RolePermissions",
    "kind": "LinkedField",
    "name": "setStaffPermission",
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
        "concreteType": "Permissions",
        "kind": "LinkedField",
        "name": "permissions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "MANAGE_CLIENT",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "INVITE_USERS",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "DELETE_USERS",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "MANAGE_CONVERSATIONS",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "MANAGE_GUIDED_FLOWS",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "MANAGE_AUTOMATED_FAQS",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "MANAGE_ARTICLES",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "UPDATE_USER_PROFILE",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "VIEW_USERS",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "VIEW_PERMISSIONS",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "UPDATE_ASSISTANTS",
            "storageKey": null
          }
        ],
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
    "name": "SetStaffPermission",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetStaffPermission",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0dee95b3f46844021e4b948a201aec94",
    "id": "718d29b6d98397a5fe61e022e03fa8a354343e20f5eff60956b092862adf583a",
    "metadata": {},
    "name": "SetStaffPermission",
    "operationKind": "mutation",
    "text": "mutation SetStaffPermission($flag:PermissionFlag!,$isAllowed:Boolean!){setStaffPermission(flag:$flag,isAllowed:$isAllowed){id,permissions{MANAGE_CLIENT,INVITE_USERS,DELETE_USERS,MANAGE_CONVERSATIONS,MANAGE_GUIDED_FLOWS,MANAGE_AUTOMATED_FAQS,MANAGE_ARTICLES,UPDATE_USER_PROFILE,VIEW_USERS,VIEW_PERMISSIONS,UPDATE_ASSISTANTS}}}"
  }
};
})();

(node as any).hash = "e3e326f4c3f50cbe039cf8f34718bf1f";

export default node;
