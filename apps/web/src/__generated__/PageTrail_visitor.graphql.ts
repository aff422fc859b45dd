/**
 * @generated SignedSource<<ed051996523cc8deb111df167133abb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PageTrail_visitor$data = {
  readonly pageViews: ReadonlyArray<{
    readonly id: string;
    readonly title: string | null | undefined;
    readonly url: string;
    readonly viewedAt: string;
  }>;
  readonly " $fragmentType": "PageTrail_visitor";
};
export type PageTrail_visitor$key = {
  readonly " $data"?: PageTrail_visitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageTrail_visitor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageTrail_visitor",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "VisitorPageView",
      "kind": "LinkedField",
      "name": "pageViews",
      "plural": true,
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
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewedAt",
          "storageKey": null
        }
      ],
      "storageKey": "pageViews(first:8)"
    }
  ],
  "type": "Visitor",
  "abstractKey": null
};

(node as any).hash = "9ed4f1179056f1e270b1120484a6ca11";

export default node;
