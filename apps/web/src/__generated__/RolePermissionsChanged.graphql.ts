/**
 * @generated SignedSource<<a2964921fdfa6188605cd1f873d2e952>>
 * @relayHash f47531709d55070f801327e7904bd92d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9231f9c3b2b9c4be15e0c980ae2ee7b63c46f376fddddf9fd3c66ba0d8b3aa3b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RolePermissionsChanged$variables = Record<PropertyKey, never>;
export type RolePermissionsChanged$data = {
  readonly rolePermissionsChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"useStaffPermissions_staff">;
  };
};
export type RolePermissionsChanged = {
  response: RolePermissionsChanged$data;
  variables: RolePermissionsChanged$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RolePermissionsChanged",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RolePermissions",
        "kind": "LinkedField",
        "name": "rolePermissionsChanged",
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
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RolePermissionsChanged",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RolePermissions",
        "kind": "LinkedField",
        "name": "rolePermissionsChanged",
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
    "cacheID": "f47531709d55070f801327e7904bd92d",
    "id": "9231f9c3b2b9c4be15e0c980ae2ee7b63c46f376fddddf9fd3c66ba0d8b3aa3b",
    "metadata": {},
    "name": "RolePermissionsChanged",
    "operationKind": "subscription",
    "text": "subscription RolePermissionsChanged{rolePermissionsChanged{...useStaffPermissions_staff,id}}fragment useStaffPermissions_staff on RolePermissions{id,permissions{MANAGE_CLIENT,INVITE_USERS,DELETE_USERS,MANAGE_CONVERSATIONS,MANAGE_GUIDED_FLOWS,MANAGE_AUTOMATED_FAQS,MANAGE_ARTICLES,UPDATE_USER_PROFILE,VIEW_USERS,VIEW_PERMISSIONS,UPDATE_ASSISTANTS}}"
  }
};

(node as any).hash = "ab14512841469770dd5e6bc948f99b05";

export default node;
