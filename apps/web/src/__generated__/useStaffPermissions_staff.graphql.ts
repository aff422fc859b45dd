/**
 * @generated SignedSource<<d04e6d28504d6914faa5a9ec88640ceb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useStaffPermissions_staff$data = {
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
  readonly " $fragmentType": "useStaffPermissions_staff";
};
export type useStaffPermissions_staff$key = {
  readonly " $data"?: useStaffPermissions_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStaffPermissions_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStaffPermissions_staff",
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
  "type": "RolePermissions",
  "abstractKey": null
};

(node as any).hash = "c3a435204fc9e5d027e369292412ad85";

export default node;
