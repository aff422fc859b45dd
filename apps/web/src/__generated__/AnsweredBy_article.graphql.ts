/**
 * @generated SignedSource<<fe15d89addd498115bb95077a73cfd1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AssistantType = "FloatingWidget" | "FullscreenOverlay";
import { FragmentRefs } from "relay-runtime";
export type AnsweredBy_article$data = {
  readonly answeredBy: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly type: AssistantType;
  }>;
  readonly passageCount: number;
  readonly " $fragmentType": "AnsweredBy_article";
};
export type AnsweredBy_article$key = {
  readonly " $data"?: AnsweredBy_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnsweredBy_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnsweredBy_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passageCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Assistant",
      "kind": "LinkedField",
      "name": "answeredBy",
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "42720bcf3096cea1a72ef9a41a9d894d";

export default node;
