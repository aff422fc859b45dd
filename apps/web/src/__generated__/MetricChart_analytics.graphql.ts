/**
 * @generated SignedSource<<a66e2ff7d752b788222babad94d314dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AnalyticsMetric = "AnsweredByAssistant" | "Conversations" | "Deflected" | "FirstReply" | "FirstReplyP90" | "HandedOver" | "Resolution" | "ResolutionP90" | "ResolvedAlone" | "Satisfaction" | "Unanswered" | "Visitors";
export type AnalyticsUnit = "Day" | "Month" | "Week";
import { FragmentRefs } from "relay-runtime";
export type MetricChart_analytics$data = {
  readonly metrics: ReadonlyArray<{
    readonly metric: AnalyticsMetric;
    readonly name: string;
    readonly series: ReadonlyArray<number | null | undefined>;
    readonly seriesBefore: ReadonlyArray<number | null | undefined>;
  }>;
  readonly parts: ReadonlyArray<{
    readonly from: string;
    readonly to: string;
  }>;
  readonly unit: AnalyticsUnit;
  readonly " $fragmentType": "MetricChart_analytics";
};
export type MetricChart_analytics$key = {
  readonly " $data"?: MetricChart_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"MetricChart_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MetricChart_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "series",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seriesBefore",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "dbe11e482b349d81a9c11f077177ed81";

export default node;
