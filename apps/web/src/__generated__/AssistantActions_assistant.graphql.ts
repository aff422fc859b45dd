/**
 * @generated SignedSource<<53c5e25bfc50b71d4eaf00ee7a415439>>
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
  readonly previewUrl: string;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previewUrl",
      "storageKey": null
    }
  ],
  "type": "Assistant",
  "abstractKey": null
};

(node as any).hash = "ef6552c0e48d5a38a74d5a347c18713d";

export default node;
