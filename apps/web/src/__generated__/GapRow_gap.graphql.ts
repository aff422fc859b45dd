/**
 * @generated SignedSource<<4c9c03e199c54207a1108d572a07dae1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GapActionKind = "Article" | "AutomatedFaq" | "GuidedFlow";
import { FragmentRefs } from "relay-runtime";
export type GapRow_gap$data = {
  readonly action: {
    readonly authorName: string;
    readonly createdAt: string;
    readonly id: string;
    readonly kind: GapActionKind;
    readonly targetId: string | null | undefined;
  } | null | undefined;
  readonly conversationIds: ReadonlyArray<string>;
  readonly count: number;
  readonly lastAskedAt: string;
  readonly phrasings: ReadonlyArray<string>;
  readonly proposedAnswer: string | null | undefined;
  readonly question: string;
  readonly topicId: string | null | undefined;
  readonly " $fragmentType": "GapRow_gap";
};
export type GapRow_gap$key = {
  readonly " $data"?: GapRow_gap$data;
  readonly " $fragmentSpreads": FragmentRefs<"GapRow_gap">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GapRow_gap",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "question",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phrasings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastAskedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conversationIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proposedAnswer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "topicId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GapAction",
      "kind": "LinkedField",
      "name": "action",
      "plural": false,
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "targetId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Gap",
  "abstractKey": null
};

(node as any).hash = "a94848294d12aade2d0c5d7a4a6ea822";

export default node;
