/**
 * @generated SignedSource<<33cfe079bab3162982461f9e2e3f9fb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AnalyticsMetric = "AnsweredByAssistant" | "Conversations" | "Deflected" | "FirstReply" | "FirstReplyP90" | "HandedOver" | "Resolution" | "ResolutionP90" | "ResolvedAlone" | "Satisfaction" | "Unanswered" | "Visitors";
import { FragmentRefs } from "relay-runtime";
export type TopicTiles_figures$data = {
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
  readonly sentiment: {
    readonly glad: number;
    readonly of: number;
    readonly unhappy: number;
    readonly unhappyBefore: number | null | undefined;
  };
  readonly " $fragmentType": "TopicTiles_figures";
};
export type TopicTiles_figures$key = {
  readonly " $data"?: TopicTiles_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopicTiles_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopicTiles_figures",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TopicSentiment",
      "kind": "LinkedField",
      "name": "sentiment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "glad",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unhappy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "of",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unhappyBefore",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TopicFigures",
  "abstractKey": null
};

(node as any).hash = "bf3db5f5ef1739e8864f3b1448088a03";

export default node;
