/**
 * @generated SignedSource<<f78645c81cbfd7353366a61f1ed58ce0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TwoFactor_security$data = {
  readonly backupCodesLeft: number;
  readonly hasPassword: boolean;
  readonly id: string;
  readonly twoFactorSince: string | null | undefined;
  readonly " $fragmentType": "TwoFactor_security";
};
export type TwoFactor_security$key = {
  readonly " $data"?: TwoFactor_security$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoFactor_security">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoFactor_security",
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
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "twoFactorSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "backupCodesLeft",
      "storageKey": null
    }
  ],
  "type": "AccountSecurity",
  "abstractKey": null
};

(node as any).hash = "98772474959e50a8dfc4478d177e96dc";

export default node;
