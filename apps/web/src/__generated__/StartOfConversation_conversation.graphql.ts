/**
 * @generated SignedSource<<f4f1329868039cea3bc8e8f59ed91bce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StartOfConversation_conversation$data = {
  readonly startPageUrl: string | null | undefined;
  readonly " $fragmentType": "StartOfConversation_conversation";
};
export type StartOfConversation_conversation$key = {
  readonly " $data"?: StartOfConversation_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartOfConversation_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartOfConversation_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startPageUrl",
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "1f6a9e5b1e6097947d1c63633fefa7a8";

export default node;
