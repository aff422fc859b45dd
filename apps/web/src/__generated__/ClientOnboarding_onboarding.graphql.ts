/**
 * @generated SignedSource<<719d2b38199426de4ed6e6e373eac05a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OnboardingStep = "Chat" | "Details" | "Done" | "Install" | "Payment" | "Subscription";
import { FragmentRefs } from "relay-runtime";
export type ClientOnboarding_onboarding$data = {
  readonly client: {
    readonly id: string;
    readonly manuallyInvoiced: boolean;
  };
  readonly id: string;
  readonly step: OnboardingStep;
  readonly " $fragmentSpreads": FragmentRefs<"ChatStep_onboarding" | "DetailsStep_onboarding" | "InstallStep_onboarding" | "PaymentStep_onboarding" | "SubscriptionStep_onboarding">;
  readonly " $fragmentType": "ClientOnboarding_onboarding";
};
export type ClientOnboarding_onboarding$key = {
  readonly " $data"?: ClientOnboarding_onboarding$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClientOnboarding_onboarding">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClientOnboarding_onboarding",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "step",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "manuallyInvoiced",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailsStep_onboarding"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChatStep_onboarding"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubscriptionStep_onboarding"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentStep_onboarding"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallStep_onboarding"
    }
  ],
  "type": "Onboarding",
  "abstractKey": null
};
})();

(node as any).hash = "720af04cf770acf777cb2729ba330fc1";

export default node;
