/**
 * @generated SignedSource<<401b80b144f93b170266ddaab0339e7d>>
 * @relayHash 2ddc50e4de042f108848cc495a97fc5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4177fb8a68fec46afc86d3d1f4b97cb2d7144d192e92925a53aa616aa7943e39

import { ConcreteRequest } from 'relay-runtime';
export type RolePermissionsChanged$variables = Record<PropertyKey, never>;
export type RolePermissionsChanged$data = {
  readonly rolePermissionsChanged: {
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
export type RolePermissionsChanged = {
  response: RolePermissionsChanged$data;
  variables: RolePermissionsChanged$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RolePermissionsChanged",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RolePermissionsChanged",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "2ddc50e4de042f108848cc495a97fc5e",
    "id": "4177fb8a68fec46afc86d3d1f4b97cb2d7144d192e92925a53aa616aa7943e39",
    "metadata": {},
    "name": "RolePermissionsChanged",
    "operationKind": "subscription",
    "text": "subscription RolePermissionsChanged{rolePermissionsChanged{id,permissions{MANAGE_CLIENT,INVITE_USERS,DELETE_USERS,MANAGE_CONVERSATIONS,MANAGE_GUIDED_FLOWS,MANAGE_AUTOMATED_FAQS,MANAGE_ARTICLES,UPDATE_USER_PROFILE,VIEW_USERS,VIEW_PERMISSIONS,UPDATE_ASSISTANTS}}}"
  }
};
})();

(node as any).hash = "921d5af0e277212347eddf8e6be5c0ef";

export default node;
