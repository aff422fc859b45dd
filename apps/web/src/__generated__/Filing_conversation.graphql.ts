/**
 * @generated SignedSource<<68f9e3b5d0ee2af72a09183caacc611a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Filing_conversation$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useConversationStanding_conversation">;
  readonly " $fragmentType": "Filing_conversation";
};
export type Filing_conversation$key = {
  readonly " $data"?: Filing_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Filing_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Filing_conversation",
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

(node as any).hash = "b5dc45c25ff30338f717640ac37fc332";

export default node;
