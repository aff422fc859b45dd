/**
 * @generated SignedSource<<7662145ff2e201802f6bbd97cd964f3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
export type UsageMetric = "ApiRequests" | "FormSubmissions" | "MapRequests" | "Messages";
import { FragmentRefs } from "relay-runtime";
export type UsageHistory_usage$data = {
  readonly history: ReadonlyArray<{
    readonly id: string;
    readonly startsAt: string;
    readonly subscriptionType: ClientSubscriptionType | null | undefined;
    readonly totals: ReadonlyArray<{
      readonly limit: number | null | undefined;
      readonly metric: UsageMetric;
      readonly used: number;
    }>;
  }>;
  readonly " $fragmentType": "UsageHistory_usage";
};
export type UsageHistory_usage$key = {
  readonly " $data"?: UsageHistory_usage$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsageHistory_usage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsageHistory_usage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UsagePeriod",
      "kind": "LinkedField",
      "name": "history",
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
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subscriptionType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UsageTotal",
          "kind": "LinkedField",
          "name": "totals",
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
              "name": "used",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "limit",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Usage",
  "abstractKey": null
};

(node as any).hash = "bcaa5c054633303486d24f703a8c8b2c";

export default node;
