/**
 * @generated SignedSource<<3ce96aec925cc10470e5e4d45eefd375>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Rating_conversation$data = {
  readonly csatAskedAt: string | null | undefined;
  readonly csatComment: string | null | undefined;
  readonly csatRating: number | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "Rating_conversation";
};
export type Rating_conversation$key = {
  readonly " $data"?: Rating_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Rating_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Rating_conversation",
  "selections": [
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
      "name": "csatAskedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "csatRating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "csatComment",
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "714e4141a6d8ba89505c0b6f7b4697a4";

export default node;
