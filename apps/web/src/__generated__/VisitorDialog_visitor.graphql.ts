/**
 * @generated SignedSource<<2d32cca198c9291bfd3bd6626b778ade>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VisitorDialog_visitor$data = {
  readonly attributes: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly email: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MergeVisitor_visitor">;
  readonly " $fragmentType": "VisitorDialog_visitor";
};
export type VisitorDialog_visitor$key = {
  readonly " $data"?: VisitorDialog_visitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitorDialog_visitor">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisitorDialog_visitor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VisitorAttribute",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MergeVisitor_visitor"
    }
  ],
  "type": "Visitor",
  "abstractKey": null
};
})();

(node as any).hash = "8554b4ac50af914a0d94097862e624d1";

export default node;
