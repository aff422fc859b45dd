/**
 * @generated SignedSource<<df5d1bb2d41919c4d2ea26f477d61fa1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
import { FragmentRefs } from "relay-runtime";
export type PlanSection_client$data = {
  readonly manuallyInvoiced: boolean;
  readonly paymentMethodEntered: boolean;
  readonly subscription: {
    readonly cancellationDate: string | null | undefined;
    readonly periodEnd: string | null | undefined;
    readonly scheduleToDowngrade: {
      readonly dueDate: string;
      readonly type: ClientSubscriptionType;
    } | null | undefined;
    readonly status: SubscriptionStatus;
    readonly type: ClientSubscriptionType;
  } | null | undefined;
  readonly " $fragmentType": "PlanSection_client";
};
export type PlanSection_client$key = {
  readonly " $data"?: PlanSection_client$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanSection_client">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanSection_client",
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
      "kind": "ScalarField",
      "name": "paymentMethodEntered",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancellationDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "periodEnd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ScheduledDowngrade",
          "kind": "LinkedField",
          "name": "scheduleToDowngrade",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dueDate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Client",
  "abstractKey": null
};
})();

(node as any).hash = "661d0d4adcff7d4b898a603c63f4e2f6";

export default node;
