/**
 * @generated SignedSource<<1cbcc4ad6aa7269f85514b2fff543a23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MergeVisitor_visitor$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "MergeVisitor_visitor";
};
export type MergeVisitor_visitor$key = {
  readonly " $data"?: MergeVisitor_visitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeVisitor_visitor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergeVisitor_visitor",
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
  "type": "Visitor",
  "abstractKey": null
};

(node as any).hash = "8763497232bd26fbfcf6ba7465a3702c";

export default node;
