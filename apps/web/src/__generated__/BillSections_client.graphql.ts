/**
 * @generated SignedSource<<648136ebd5cdf48365d7428e9209a28c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
import { FragmentRefs } from "relay-runtime";
export type BillSections_client$data = {
  readonly manuallyInvoiced: boolean;
  readonly subscription: {
    readonly status: SubscriptionStatus;
  } | null | undefined;
  readonly " $fragmentType": "BillSections_client";
};
export type BillSections_client$key = {
  readonly " $data"?: BillSections_client$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillSections_client">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillSections_client",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "manuallyInvoiced",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClientSubscription",
      "kind": "LinkedField",
      "name": "subscription",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Client",
  "abstractKey": null
};

(node as any).hash = "5bdc3c373397e5b74e3e63fb2e16aa71";

export default node;
