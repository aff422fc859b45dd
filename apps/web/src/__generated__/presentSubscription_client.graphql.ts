/**
 * @generated SignedSource<<734ca7af53edbc795f8a1fb4cf4c2fa7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
import { FragmentRefs } from "relay-runtime";
export type presentSubscription_client$data = {
  readonly isBotInstanceActive: boolean;
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
  readonly " $fragmentType": "presentSubscription_client";
};
export type presentSubscription_client$key = {
  readonly " $data"?: presentSubscription_client$data;
  readonly " $fragmentSpreads": FragmentRefs<"presentSubscription_client">;
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
  "name": "presentSubscription_client",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBotInstanceActive",
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
          "name": "cancellationDate",
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
        },
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
          "name": "periodEnd",
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

(node as any).hash = "aca12798162d1c98ddfa7adf24dee21d";

export default node;
