/**
 * @generated SignedSource<<9b74f7ceb94da88ad9f51de235139d9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GapActionKind = "Article" | "AutomatedFaq" | "GuidedFlow";
import { FragmentRefs } from "relay-runtime";
export type GapActionRow_action$data = {
  readonly answeredAfter: number;
  readonly answeredBefore: number;
  readonly askedAfter: number;
  readonly askedBefore: number;
  readonly authorName: string;
  readonly createdAt: string;
  readonly kind: GapActionKind;
  readonly liveAt: string | null | undefined;
  readonly question: string;
  readonly targetId: string | null | undefined;
  readonly " $fragmentType": "GapActionRow_action";
};
export type GapActionRow_action$key = {
  readonly " $data"?: GapActionRow_action$data;
  readonly " $fragmentSpreads": FragmentRefs<"GapActionRow_action">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GapActionRow_action",
  "selections": [
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
      "name": "question",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "liveAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askedBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askedAfter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredAfter",
      "storageKey": null
    }
  ],
  "type": "GapAction",
  "abstractKey": null
};

(node as any).hash = "a8ed5e74d2d0a7f9c9b574baf48e758e";

export default node;
