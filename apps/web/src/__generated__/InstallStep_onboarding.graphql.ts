/**
 * @generated SignedSource<<de3a3fef68d31f330ff996da48f658b1>>
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
  readonly chatUrl: string;
  readonly client: {
    readonly manuallyInvoiced: boolean;
  };
  readonly subscriptionType: ClientSubscriptionType | null | undefined;
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
      "name": "chatUrl",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Onboarding",
  "abstractKey": null
};

(node as any).hash = "df30b8a9dcb407920b0ffcee403dbae0";

export default node;
