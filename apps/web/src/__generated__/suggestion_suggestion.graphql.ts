/**
 * @generated SignedSource<<588375dfe8a887fd09e6ec826b7ce8ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type suggestion_suggestion$data = {
  readonly conversationIds: ReadonlyArray<string>;
  readonly count: number;
  readonly key: string;
  readonly lastAskedAt: string;
  readonly nearest: {
    readonly id: string;
    readonly question: string;
  } | null | undefined;
  readonly phrasings: ReadonlyArray<string>;
  readonly proposedAnswer: string | null | undefined;
  readonly question: string;
  readonly " $fragmentType": "suggestion_suggestion";
};
export type suggestion_suggestion$key = {
  readonly " $data"?: suggestion_suggestion$data;
  readonly " $fragmentSpreads": FragmentRefs<"suggestion_suggestion">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "suggestion_suggestion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "concreteType": "AutomatedFaq",
      "kind": "LinkedField",
      "name": "nearest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "FaqSuggestion",
  "abstractKey": null
};
})();

(node as any).hash = "cec0b5fa8d07abd437159ced0bc1e62e";

export default node;
