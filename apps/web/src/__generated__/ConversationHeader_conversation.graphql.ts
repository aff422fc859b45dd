/**
 * @generated SignedSource<<bd89dcc324aecd10604fae596772124c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConversationStatus = "Open" | "Pending" | "Resolved" | "Snoozed";
import { FragmentRefs } from "relay-runtime";
export type ConversationHeader_conversation$data = {
  readonly id: string;
  readonly number: number;
  readonly status: ConversationStatus;
  readonly version: number;
  readonly visitorEmail: string | null | undefined;
  readonly visitorName: string;
  readonly " $fragmentType": "ConversationHeader_conversation";
};
export type ConversationHeader_conversation$key = {
  readonly " $data"?: ConversationHeader_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationHeader_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationHeader_conversation",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitorEmail",
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "f088a5ca0273362a8930a7fac172b50c";

export default node;
