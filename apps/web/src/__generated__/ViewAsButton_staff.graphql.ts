/**
 * @generated SignedSource<<3def6d543df3a2f65d5bb3783dbf6fc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ViewAsButton_staff$data = {
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
  readonly " $fragmentType": "ViewAsButton_staff";
};
export type ViewAsButton_staff$key = {
  readonly " $data"?: ViewAsButton_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewAsButton_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewAsButton_staff",
  "selections": [
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

(node as any).hash = "c26dca1b3834d0097ef95e1491594c9b";

export default node;
