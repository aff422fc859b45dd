/**
 * @generated SignedSource<<31973627c623f514d97fa4464536fb97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InstallStep_onboarding$data = {
  readonly assistantTitle: string | null | undefined;
  readonly chatUrl: string;
  readonly client: {
    readonly manuallyInvoiced: boolean;
  };
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

(node as any).hash = "28696de68e849df65b1c54f746ee8212";

export default node;
