/**
 * @generated SignedSource<<a71c8cb109b1a8dccf718c1ce0362b20>>
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

(node as any).hash = "1107e4de056ee096072cae54a3bf8ba8";

export default node;
