/**
 * @generated SignedSource<<5cde9d37a3da2b605810145b5c4719d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type versionNames_version$data = {
  readonly namedArticles: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly namedFlows: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly namedForms: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly namedProducts: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "versionNames_version";
};
export type versionNames_version$key = {
  readonly " $data"?: versionNames_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"versionNames_version">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  }
],
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "versionNames_version",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Article",
      "kind": "LinkedField",
      "name": "namedArticles",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "namedProducts",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GuidedFlow",
      "kind": "LinkedField",
      "name": "namedFlows",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormTemplate",
      "kind": "LinkedField",
      "name": "namedForms",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AssistantVersion",
  "abstractKey": null
};
})();

(node as any).hash = "da3126109b8aae37e1be49ad37fa29e5";

export default node;
