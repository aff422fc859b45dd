/**
 * @generated SignedSource<<b5b93e5b554f1e997c7e9f440f38f822>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AnalyticsMetric = "AnsweredByAssistant" | "Conversations" | "Deflected" | "FirstReply" | "FirstReplyP90" | "HandedOver" | "Resolution" | "ResolutionP90" | "ResolvedAlone" | "Satisfaction" | "Unanswered" | "Visitors";
import { FragmentRefs } from "relay-runtime";
export type TopicTrend_figures$data = {
  readonly metrics: ReadonlyArray<{
    readonly metric: AnalyticsMetric;
    readonly series: ReadonlyArray<number | null | undefined>;
  }>;
  readonly " $fragmentType": "TopicTrend_figures";
};
export type TopicTrend_figures$key = {
  readonly " $data"?: TopicTrend_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopicTrend_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopicTrend_figures",
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
  "type": "TopicFigures",
  "abstractKey": null
};

(node as any).hash = "9874cf5d36676a00cf936374125cc40d";

export default node;
