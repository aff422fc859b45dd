/**
 * @generated SignedSource<<b9e7fb53c6cfaa37a7309c06f967ee38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LabelsAndTeams_conversation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useConversationStanding_conversation">;
  readonly " $fragmentType": "LabelsAndTeams_conversation";
};
export type LabelsAndTeams_conversation$key = {
  readonly " $data"?: LabelsAndTeams_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"LabelsAndTeams_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LabelsAndTeams_conversation",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useConversationStanding_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "269a5bd94caffb306f4be1482ea28f78";

export default node;
