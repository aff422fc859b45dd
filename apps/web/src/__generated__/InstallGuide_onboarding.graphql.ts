/**
 * @generated SignedSource<<a81f36bd5f6a0314b0782357b171f41e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InstallGuide_onboarding$data = {
  readonly chatUrl: string;
  readonly lastPingAt: string | null | undefined;
  readonly lastPingUrl: string | null | undefined;
  readonly snippet: string;
  readonly " $fragmentType": "InstallGuide_onboarding";
};
export type InstallGuide_onboarding$key = {
  readonly " $data"?: InstallGuide_onboarding$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallGuide_onboarding">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallGuide_onboarding",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snippet",
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
      "name": "lastPingAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastPingUrl",
      "storageKey": null
    }
  ],
  "type": "Onboarding",
  "abstractKey": null
};

(node as any).hash = "8e7929a59f1697e55170c199a6e1ac78";

export default node;
