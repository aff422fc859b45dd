/**
 * @generated SignedSource<<4ca9e6060be2ce50ff27d66eb3f2c9f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FruitlessList_store$data = {
  readonly fruitlessSearches: {
    readonly count: number;
    readonly nodes: ReadonlyArray<{
      readonly count: number;
      readonly query: string;
      readonly why: string;
    }>;
    readonly searches: number;
  };
  readonly " $fragmentType": "FruitlessList_store";
};
export type FruitlessList_store$key = {
  readonly " $data"?: FruitlessList_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"FruitlessList_store">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FruitlessList_store",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "FruitlessSearches",
      "kind": "LinkedField",
      "name": "fruitlessSearches",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "searches",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FruitlessSearch",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "query",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "why",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "fruitlessSearches(first:100)"
    }
  ],
  "type": "StoreIntegration",
  "abstractKey": null
};
})();

(node as any).hash = "01b0a6cec4837c99e17892476781d523";

export default node;
