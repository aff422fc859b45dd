/**
 * @generated SignedSource<<bb3b558147edd8d38e36e6978481ef46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeleteCompanyDialog_client$data = {
  readonly name: string;
  readonly " $fragmentType": "DeleteCompanyDialog_client";
};
export type DeleteCompanyDialog_client$key = {
  readonly " $data"?: DeleteCompanyDialog_client$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCompanyDialog_client">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteCompanyDialog_client",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Client",
  "abstractKey": null
};

(node as any).hash = "c71dd8da867d99a07de03f651dfec0b1";

export default node;
