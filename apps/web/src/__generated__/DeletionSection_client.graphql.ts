/**
 * @generated SignedSource<<93dd3d98fc23a7e448e8690f2304db7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeletionSection_client$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCompanyDialog_client">;
  readonly " $fragmentType": "DeletionSection_client";
};
export type DeletionSection_client$key = {
  readonly " $data"?: DeletionSection_client$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletionSection_client">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletionSection_client",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteCompanyDialog_client"
    }
  ],
  "type": "Client",
  "abstractKey": null
};

(node as any).hash = "362e07114a59b145ae096ae5c14c5132";

export default node;
