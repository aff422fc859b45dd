/**
 * @generated SignedSource<<abe76231b8e6cb58aea087b7aa39ad6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnsweredBy_article$data = {
  readonly answeredBy: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "092b0ab6de1479cf9e9ae519e105cf5a";

export default node;
