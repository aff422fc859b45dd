/**
 * @generated SignedSource<<afcb896eadb8eefbd1acad3c5f2654cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AllowedSites_assistant$data = {
  readonly id: string;
  readonly installation: {
    readonly allowedDomains: ReadonlyArray<string>;
  };
  readonly " $fragmentType": "AllowedSites_assistant";
};
export type AllowedSites_assistant$key = {
  readonly " $data"?: AllowedSites_assistant$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllowedSites_assistant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllowedSites_assistant",
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
      "concreteType": "AssistantInstallation",
      "kind": "LinkedField",
      "name": "installation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowedDomains",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Assistant",
  "abstractKey": null
};

(node as any).hash = "4c77d484de1eea7338bda76ecdc05529";

export default node;
