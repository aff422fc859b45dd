/**
 * @generated SignedSource<<96efc3c7bde2a52edd19f3542acd1b37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Identity_visitor$data = {
  readonly externalId: string | null | undefined;
  readonly isVerified: boolean;
  readonly " $fragmentType": "Identity_visitor";
};
export type Identity_visitor$key = {
  readonly " $data"?: Identity_visitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"Identity_visitor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Identity_visitor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVerified",
      "storageKey": null
    }
  ],
  "type": "Visitor",
  "abstractKey": null
};

(node as any).hash = "0fd6ca7591f2854be1d759c0809f7a1c";

export default node;
