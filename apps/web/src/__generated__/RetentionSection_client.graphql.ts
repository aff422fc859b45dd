/**
 * @generated SignedSource<<d5ed1e7628903efcf0be3c6c989f74ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RetentionSection_client$data = {
  readonly retention: {
    readonly conversationDays: number | null | undefined;
    readonly visitorDays: number | null | undefined;
  };
  readonly " $fragmentType": "RetentionSection_client";
};
export type RetentionSection_client$key = {
  readonly " $data"?: RetentionSection_client$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetentionSection_client">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RetentionSection_client",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Retention",
      "kind": "LinkedField",
      "name": "retention",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conversationDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visitorDays",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Client",
  "abstractKey": null
};

(node as any).hash = "c3d415d1b41faaf0ef26b529afb87d73";

export default node;
