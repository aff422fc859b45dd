/**
 * @generated SignedSource<<89f1fc22c6637bfce21af4b88578258a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Attributes_visitor$data = {
  readonly attributes: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "Attributes_visitor";
};
export type Attributes_visitor$key = {
  readonly " $data"?: Attributes_visitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"Attributes_visitor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Attributes_visitor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VisitorAttribute",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Visitor",
  "abstractKey": null
};

(node as any).hash = "1867463aed3746e63c24c0c2c74c8212";

export default node;
