/**
 * @generated SignedSource<<ef10bc8230f4740f24f3e2df09f4a8ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type IgnoredTopics_insights$data = {
  readonly ignored: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "IgnoredTopics_insights";
};
export type IgnoredTopics_insights$key = {
  readonly " $data"?: IgnoredTopics_insights$data;
  readonly " $fragmentSpreads": FragmentRefs<"IgnoredTopics_insights">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IgnoredTopics_insights",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Topic",
      "kind": "LinkedField",
      "name": "ignored",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Insights",
  "abstractKey": null
};

(node as any).hash = "2f9aac4ac27655ce966dea2803ed0f52";

export default node;
