/**
 * @generated SignedSource<<0e2e93b16cbc79d30877bee4b2bc6784>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Security_security$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SessionsList_security" | "TwoFactor_security">;
  readonly " $fragmentType": "Security_security";
};
export type Security_security$key = {
  readonly " $data"?: Security_security$data;
  readonly " $fragmentSpreads": FragmentRefs<"Security_security">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Security_security",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TwoFactor_security"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionsList_security"
    }
  ],
  "type": "AccountSecurity",
  "abstractKey": null
};

(node as any).hash = "62ce608a783b10e7cd00834a26405459";

export default node;
