/**
 * @generated SignedSource<<25ad9f5c0e2d7003566715d6d0fe1efc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CompanySize = "Over1000" | "UpTo10" | "UpTo1000" | "UpTo200" | "UpTo50";
export type OnboardingStep = "Chat" | "Details" | "Done" | "Install" | "Payment" | "Subscription";
import { FragmentRefs } from "relay-runtime";
export type DetailsStep_onboarding$data = {
  readonly client: {
    readonly country: string | null | undefined;
    readonly manuallyInvoiced: boolean;
    readonly name: string;
    readonly phone: string | null | undefined;
  };
  readonly companySize: CompanySize | null | undefined;
  readonly step: OnboardingStep;
  readonly timezone: string | null | undefined;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "DetailsStep_onboarding";
};
export type DetailsStep_onboarding$key = {
  readonly " $data"?: DetailsStep_onboarding$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_onboarding">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailsStep_onboarding",
  "selections": [
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
      "kind": "ScalarField",
      "name": "website",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timezone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companySize",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
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

(node as any).hash = "dd844abfa506dfdc76433c11a3979629";

export default node;
