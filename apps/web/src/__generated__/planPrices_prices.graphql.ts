/**
 * @generated SignedSource<<69a3e265b2d4ec2432ceea3dc696c73c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type planPrices_prices$data = {
  readonly enterpriseMonthlySubscription: number;
  readonly enterpriseMonthlySubscriptionFreeTrial: number;
  readonly proMonthlySubscription: number;
  readonly proMonthlySubscriptionFreeTrial: number;
  readonly standardMonthlySubscription: number;
  readonly standardMonthlySubscriptionFreeTrial: number;
  readonly starterMonthlySubscription: number;
  readonly starterMonthlySubscriptionFreeTrial: number;
  readonly " $fragmentType": "planPrices_prices";
};
export type planPrices_prices$key = {
  readonly " $data"?: planPrices_prices$data;
  readonly " $fragmentSpreads": FragmentRefs<"planPrices_prices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "planPrices_prices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "starterMonthlySubscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "starterMonthlySubscriptionFreeTrial",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "standardMonthlySubscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "standardMonthlySubscriptionFreeTrial",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proMonthlySubscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proMonthlySubscriptionFreeTrial",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enterpriseMonthlySubscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enterpriseMonthlySubscriptionFreeTrial",
      "storageKey": null
    }
  ],
  "type": "StripePrices",
  "abstractKey": null
};

(node as any).hash = "b1267936749d2c817b75ad55e9d323ea";

export default node;
