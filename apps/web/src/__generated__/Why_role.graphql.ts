/**
 * @generated SignedSource<<e4c5de6575afea3be707fb42a16529c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type UserRole = "Admin" | "Staff";
import { FragmentRefs } from "relay-runtime";
export type Why_role$data = ReadonlyArray<{
  readonly people: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly role: UserRole;
  readonly " $fragmentType": "Why_role";
}>;
export type Why_role$key = ReadonlyArray<{
  readonly " $data"?: Why_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"Why_role">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Why_role",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RolePermissions",
  "abstractKey": null
};

(node as any).hash = "8eabd19a3a7e0bc445a6369c0902f0a3";

export default node;
