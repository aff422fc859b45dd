/**
 * @generated SignedSource<<0905b66a5ecd0b4b3988b9d02d315cf0>>
 * @relayHash 2de6ef34b07f2105d2300fbabbbb4da3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f4eeb91e56588c08589661f3e47bb40f8dfac4c8a8d1995bcd0aa186cfc3704

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PermissionFlag = "DELETE_USERS" | "INVITE_USERS" | "MANAGE_ARTICLES" | "MANAGE_AUTOMATED_FAQS" | "MANAGE_CLIENT" | "MANAGE_CONVERSATIONS" | "MANAGE_GUIDED_FLOWS" | "UPDATE_ASSISTANTS" | "UPDATE_USER_PROFILE" | "VIEW_PERMISSIONS" | "VIEW_USERS";
export type SetStaffPermission$variables = {
  flag: PermissionFlag;
  isAllowed: boolean;
};
export type SetStaffPermission$data = {
  readonly setStaffPermission: {
    readonly " $fragmentSpreads": FragmentRefs<"useStaffPermissions_staff">;
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
    "kind": "Variable",
    "name": "flag",
    "variableName": "flag"
  },
  {
    "kind": "Variable",
    "name": "isAllowed",
    "variableName": "isAllowed"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SetStaffPermission",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RolePermissions",
        "kind": "LinkedField",
        "name": "setStaffPermission",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useStaffPermissions_staff"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetStaffPermission",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "2de6ef34b07f2105d2300fbabbbb4da3",
    "id": "9f4eeb91e56588c08589661f3e47bb40f8dfac4c8a8d1995bcd0aa186cfc3704",
    "metadata": {},
    "name": "SetStaffPermission",
    "operationKind": "mutation",
    "text": "mutation SetStaffPermission($flag:PermissionFlag!,$isAllowed:Boolean!){setStaffPermission(flag:$flag,isAllowed:$isAllowed){...useStaffPermissions_staff,id}}fragment useStaffPermissions_staff on RolePermissions{id,permissions{MANAGE_CLIENT,INVITE_USERS,DELETE_USERS,MANAGE_CONVERSATIONS,MANAGE_GUIDED_FLOWS,MANAGE_AUTOMATED_FAQS,MANAGE_ARTICLES,UPDATE_USER_PROFILE,VIEW_USERS,VIEW_PERMISSIONS,UPDATE_ASSISTANTS}}"
  }
};
})();

(node as any).hash = "99d3edd2d36696004550298f5cacb3d3";

export default node;
