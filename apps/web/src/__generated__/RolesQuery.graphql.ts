/**
 * @generated SignedSource<<5dc52fcecd73d809fd44b09fd9f3cb63>>
 * @relayHash 93cce2fb4b2b5a178086c206e8ec07af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b64e38f75bf238c8a80e6eaed8f1ae29031819a08f84740f7bebccfd933acdb2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UserRole = "Admin" | "Staff";
export type RolesQuery$variables = Record<PropertyKey, never>;
export type RolesQuery$data = {
  readonly rolePermissions: ReadonlyArray<{
    readonly id: string;
    readonly people: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly role: UserRole;
    readonly " $fragmentSpreads": FragmentRefs<"PermissionTable_staff" | "ViewAsButton_staff" | "Why_role">;
  }>;
};
export type RolesQuery = {
  response: RolesQuery$data;
  variables: RolesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "people",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RolesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RolePermissions",
        "kind": "LinkedField",
        "name": "rolePermissions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PermissionTable_staff"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ViewAsButton_staff"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Why_role"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RolesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RolePermissions",
        "kind": "LinkedField",
        "name": "rolePermissions",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
    "cacheID": "93cce2fb4b2b5a178086c206e8ec07af",
    "id": "b64e38f75bf238c8a80e6eaed8f1ae29031819a08f84740f7bebccfd933acdb2",
    "metadata": {},
    "name": "RolesQuery",
    "operationKind": "query",
    "text": "query RolesQuery{rolePermissions{id,role,people{id,name},...PermissionTable_staff,...ViewAsButton_staff,...Why_role}}fragment PermissionTable_staff on RolePermissions{id,permissions{MANAGE_CLIENT,INVITE_USERS,DELETE_USERS,MANAGE_CONVERSATIONS,MANAGE_GUIDED_FLOWS,MANAGE_AUTOMATED_FAQS,MANAGE_ARTICLES,UPDATE_USER_PROFILE,VIEW_USERS,VIEW_PERMISSIONS,UPDATE_ASSISTANTS}}fragment ViewAsButton_staff on RolePermissions{permissions{MANAGE_CLIENT,INVITE_USERS,DELETE_USERS,MANAGE_CONVERSATIONS,MANAGE_GUIDED_FLOWS,MANAGE_AUTOMATED_FAQS,MANAGE_ARTICLES,UPDATE_USER_PROFILE,VIEW_USERS,VIEW_PERMISSIONS,UPDATE_ASSISTANTS}}fragment Why_role on RolePermissions{role,people{id,name}}"
  }
};
})();

(node as any).hash = "8aba4a39b725b5d0e349a2a8939ef95a";

export default node;
