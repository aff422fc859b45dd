/**
 * @generated SignedSource<<b044f400f2f793686b2f3e03f15c9a26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AnalyticsMetric = "AnsweredByAssistant" | "Conversations" | "Deflected" | "FirstReply" | "FirstReplyP90" | "HandedOver" | "Resolution" | "ResolutionP90" | "ResolvedAlone" | "Satisfaction" | "Unanswered" | "Visitors";
import { FragmentRefs } from "relay-runtime";
export type MetricTiles_analytics$data = {
  readonly metrics: ReadonlyArray<{
    readonly before: number | null | undefined;
    readonly definition: string;
    readonly denominator: number;
    readonly metric: AnalyticsMetric;
    readonly name: string;
    readonly numerator: number;
    readonly series: ReadonlyArray<number | null | undefined>;
    readonly value: number | null | undefined;
  }>;
  readonly " $fragmentType": "MetricTiles_analytics";
};
export type MetricTiles_analytics$key = {
  readonly " $data"?: MetricTiles_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"MetricTiles_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MetricTiles_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MetricFigure",
      "kind": "LinkedField",
      "name": "metrics",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "metric",
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
          "name": "definition",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numerator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "denominator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "series",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "57fb216c51049e90bd28fec134d4db50";

export default node;
