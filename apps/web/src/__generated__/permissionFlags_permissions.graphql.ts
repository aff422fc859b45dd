/**
 * @generated SignedSource<<2e80ce88cb7a3f5ba83bfb02107724c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type permissionFlags_permissions$data = {
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
  readonly " $fragmentType": "permissionFlags_permissions";
};
export type permissionFlags_permissions$key = {
  readonly " $data"?: permissionFlags_permissions$data;
  readonly " $fragmentSpreads": FragmentRefs<"permissionFlags_permissions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "permissionFlags_permissions",
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
  "type": "Permissions",
  "abstractKey": null
};

(node as any).hash = "9fbc0c5e681ab405c9dcfe1336694f2f";

export default node;
