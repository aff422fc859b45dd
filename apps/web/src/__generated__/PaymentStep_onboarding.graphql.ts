/**
 * @generated SignedSource<<544a7aed2b458867eea791307a3eb752>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
import { FragmentRefs } from "relay-runtime";
export type PaymentStep_onboarding$data = {
  readonly client: {
    readonly manuallyInvoiced: boolean;
  };
  readonly subscriptionType: ClientSubscriptionType | null | undefined;
  readonly " $fragmentType": "PaymentStep_onboarding";
};
export type PaymentStep_onboarding$key = {
  readonly " $data"?: PaymentStep_onboarding$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStep_onboarding">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentStep_onboarding",
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

(node as any).hash = "34f2474c8cacf00739d287c59eebed0a";

export default node;
