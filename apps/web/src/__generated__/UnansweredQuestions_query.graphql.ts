/**
 * @generated SignedSource<<045c69f4424d3c7b8c19a332c877d3da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UnansweredQuestions_query$data = {
  readonly unansweredQuestions: ReadonlyArray<{
    readonly conversationIds: ReadonlyArray<string>;
    readonly count: number;
    readonly key: string;
    readonly question: string;
  }>;
  readonly " $fragmentType": "UnansweredQuestions_query";
};
export type UnansweredQuestions_query$key = {
  readonly " $data"?: UnansweredQuestions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnansweredQuestions_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnansweredQuestions_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UnansweredQuestion",
      "kind": "LinkedField",
      "name": "unansweredQuestions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
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
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conversationIds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4c0135ffad6e2ef7466ca408174aab63";

export default node;
