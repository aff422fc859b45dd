/**
 * @generated SignedSource<<c1a08d1fa5fbc9fd74fa7fdb2d5e5c39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
import { FragmentRefs } from "relay-runtime";
export type PlanSection_client$data = {
  readonly subscription: {
    readonly type: ClientSubscriptionType;
  } | null | undefined;
  readonly " $fragmentType": "PlanSection_client";
};
export type PlanSection_client$key = {
  readonly " $data"?: PlanSection_client$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanSection_client">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanSection_client",
  "selections": [
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
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Client",
  "abstractKey": null
};

(node as any).hash = "e7fbcbecf722836485c43eb6e7dc5f84";

export default node;
