/**
 * @generated SignedSource<<9b3fb595d395d23b63f5e5aad35d978a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AnalyticsMetric = "AnsweredByAssistant" | "Conversations" | "Deflected" | "FirstReply" | "FirstReplyP90" | "HandedOver" | "Resolution" | "ResolutionP90" | "ResolvedAlone" | "Satisfaction" | "Unanswered" | "Visitors";
export type AnalyticsUnit = "Day" | "Month" | "Week";
import { FragmentRefs } from "relay-runtime";
export type TopicChart_report$data = {
  readonly figures: {
    readonly metrics: ReadonlyArray<{
      readonly metric: AnalyticsMetric;
      readonly series: ReadonlyArray<number | null | undefined>;
    }>;
  };
  readonly parts: ReadonlyArray<{
    readonly from: string;
    readonly to: string;
  }>;
  readonly unit: AnalyticsUnit;
  readonly usualPart: {
    readonly least: number;
    readonly most: number;
  } | null | undefined;
  readonly " $fragmentType": "TopicChart_report";
};
export type TopicChart_report$key = {
  readonly " $data"?: TopicChart_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopicChart_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopicChart_report",
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
      "concreteType": "UsualBand",
      "kind": "LinkedField",
      "name": "usualPart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "least",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "most",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TopicFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
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
              "name": "series",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TopicReport",
  "abstractKey": null
};

(node as any).hash = "d361c52773819d302707546d8b38e94d";

export default node;
