/**
 * @generated SignedSource<<687dcb66168133d87a32bfc16b7d47a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
import { FragmentRefs } from "relay-runtime";
export type InstallStep_onboarding$data = {
  readonly assistantTitle: string | null | undefined;
  readonly client: {
    readonly manuallyInvoiced: boolean;
    readonly website: string | null | undefined;
  };
  readonly subscriptionType: ClientSubscriptionType | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InstallGuide_onboarding">;
  readonly " $fragmentType": "InstallStep_onboarding";
};
export type InstallStep_onboarding$key = {
  readonly " $data"?: InstallStep_onboarding$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallStep_onboarding">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallStep_onboarding",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assistantTitle",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "website",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InstallGuide_onboarding"
    }
  ],
  "type": "Onboarding",
  "abstractKey": null
};

(node as any).hash = "12211940590b0de6bdc1858b804323a5";

export default node;
