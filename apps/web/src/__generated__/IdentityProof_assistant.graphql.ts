/**
 * @generated SignedSource<<2ee4b7d16fea2bba0f140a00e43bb782>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type IdentityMode = "Off" | "Optional" | "Required";
import { FragmentRefs } from "relay-runtime";
export type IdentityProof_assistant$data = {
  readonly id: string;
  readonly installation: {
    readonly hasIdentitySecret: boolean;
    readonly identityMode: IdentityMode;
  };
  readonly title: string;
  readonly " $fragmentType": "IdentityProof_assistant";
};
export type IdentityProof_assistant$key = {
  readonly " $data"?: IdentityProof_assistant$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdentityProof_assistant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdentityProof_assistant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssistantInstallation",
      "kind": "LinkedField",
      "name": "installation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "identityMode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasIdentitySecret",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Assistant",
  "abstractKey": null
};

(node as any).hash = "73b5bb68a80fc2fd89c20d8d322785d1";

export default node;
