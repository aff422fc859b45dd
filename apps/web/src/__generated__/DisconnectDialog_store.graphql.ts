/**
 * @generated SignedSource<<35101167db43989abb375a218d36df63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DisconnectDialog_store$data = {
  readonly displayName: string;
  readonly id: string;
  readonly " $fragmentType": "DisconnectDialog_store";
};
export type DisconnectDialog_store$key = {
  readonly " $data"?: DisconnectDialog_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisconnectDialog_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DisconnectDialog_store",
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
      "name": "displayName",
      "storageKey": null
    }
  ],
  "type": "StoreIntegration",
  "abstractKey": null
};

(node as any).hash = "e59817ce40883075e1f557fdceb34bee";

export default node;
