/**
 * @generated SignedSource<<3c977537989dce549d22cc731fbf2b38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
import { FragmentRefs } from "relay-runtime";
export type SubscriptionStep_onboarding$data = {
  readonly client: {
    readonly manuallyInvoiced: boolean;
  };
  readonly subscriptionType: ClientSubscriptionType | null | undefined;
  readonly " $fragmentType": "SubscriptionStep_onboarding";
};
export type SubscriptionStep_onboarding$key = {
  readonly " $data"?: SubscriptionStep_onboarding$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionStep_onboarding">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionStep_onboarding",
  "selections": [
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
      "concreteType": "Client",
      "kind": "LinkedField",
      "name": "client",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "manuallyInvoiced",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Onboarding",
  "abstractKey": null
};

(node as any).hash = "69cd0d14622c6a6e6d634029e2bbf10e";

export default node;
