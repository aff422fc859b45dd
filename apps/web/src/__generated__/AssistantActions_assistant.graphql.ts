/**
 * @generated SignedSource<<623f0d335dfa8bc06dea61dbf13fa8ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AssistantActions_assistant$data = {
  readonly archivedAt: string | null | undefined;
  readonly id: string;
  readonly isEnabled: boolean;
  readonly lastPingUrl: string | null | undefined;
  readonly " $fragmentType": "AssistantActions_assistant";
};
export type AssistantActions_assistant$key = {
  readonly " $data"?: AssistantActions_assistant$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssistantActions_assistant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssistantActions_assistant",
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
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
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
  "type": "Assistant",
  "abstractKey": null
};

(node as any).hash = "e9b8c27ca74ebc43731dc6c7c7b5d87c";

export default node;
