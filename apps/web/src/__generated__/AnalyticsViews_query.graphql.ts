/**
 * @generated SignedSource<<f75dfe149454de93e640096a5d5fe526>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnalyticsViews_query$data = {
  readonly savedViews: ReadonlyArray<{
    readonly id: string;
    readonly isDefault: boolean;
    readonly isMine: boolean;
    readonly name: string;
    readonly query: string;
  }>;
  readonly " $fragmentType": "AnalyticsViews_query";
};
export type AnalyticsViews_query$key = {
  readonly " $data"?: AnalyticsViews_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalyticsViews_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalyticsViews_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "screen",
          "value": "Analytics"
        }
      ],
      "concreteType": "SavedView",
      "kind": "LinkedField",
      "name": "savedViews",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "query",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        }
      ],
      "storageKey": "savedViews(screen:\"Analytics\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bd0c8c48e1a39ff871befe69a9463681";

export default node;
