/**
 * @generated SignedSource<<c1721ac31c63730a8443ce98b0bb1359>>
 * @relayHash 96f03abd3b1eb34c003ce7104aa82b63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33edcc6c2c85d45e5d5807590014a85af304b58d27fdfbd75dfb00c6cb6936d3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UserRole = "Admin" | "Staff";
export type UserStatus = "Active" | "Pending";
export type RolesQuery$variables = Record<PropertyKey, never>;
export type RolesQuery$data = {
  readonly rolePermissions: ReadonlyArray<{
    readonly id: string;
    readonly people: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly status: UserStatus;
    }>;
    readonly role: UserRole;
    readonly " $fragmentSpreads": FragmentRefs<"Why_role" | "useStaffPermissions_staff">;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
            "name": "useStaffPermissions_staff"
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
    "cacheID": "96f03abd3b1eb34c003ce7104aa82b63",
    "id": "33edcc6c2c85d45e5d5807590014a85af304b58d27fdfbd75dfb00c6cb6936d3",
    "metadata": {},
    "name": "RolesQuery",
    "operationKind": "query",
    "text": "query RolesQuery{rolePermissions{id,role,people{id,name,status},...useStaffPermissions_staff,...Why_role}}fragment Why_role on RolePermissions{role,people{id,name}}fragment useStaffPermissions_staff on RolePermissions{id,permissions{MANAGE_CLIENT,INVITE_USERS,DELETE_USERS,MANAGE_CONVERSATIONS,MANAGE_GUIDED_FLOWS,MANAGE_AUTOMATED_FAQS,MANAGE_ARTICLES,UPDATE_USER_PROFILE,VIEW_USERS,VIEW_PERMISSIONS,UPDATE_ASSISTANTS}}"
  }
};
})();

(node as any).hash = "3e83ee3adf9b7b603fdfa97ea16a27c6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
