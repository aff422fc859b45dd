/**
 * @generated SignedSource<<e6604e9fd31bc0086c88c24d220c5ba7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChatStep_onboarding$data = {
  readonly assistantAvatar: string | null | undefined;
  readonly assistantColour: string | null | undefined;
  readonly assistantTitle: string | null | undefined;
  readonly client: {
    readonly manuallyInvoiced: boolean;
    readonly name: string;
  };
  readonly greeting: string | null | undefined;
  readonly " $fragmentType": "ChatStep_onboarding";
};
export type ChatStep_onboarding$key = {
  readonly " $data"?: ChatStep_onboarding$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatStep_onboarding">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatStep_onboarding",
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
      "name": "assistantAvatar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assistantColour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "greeting",
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

(node as any).hash = "23a76fed5a6a9e3563cc3058913b185c";

export default node;
