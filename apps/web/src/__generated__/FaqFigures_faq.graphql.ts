/**
 * @generated SignedSource<<4491bb50cdddf9fb79c9a7a0925c7bc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FaqFigures_faq$data = {
  readonly days: ReadonlyArray<{
    readonly day: string;
    readonly helpful: number;
    readonly hits: number;
    readonly unhelpful: number;
  }>;
  readonly lastAnswers: ReadonlyArray<{
    readonly answeredAt: string;
    readonly conversationId: string;
    readonly isHelpful: boolean | null | undefined;
    readonly question: string;
  }>;
  readonly " $fragmentType": "FaqFigures_faq";
};
export type FaqFigures_faq$key = {
  readonly " $data"?: FaqFigures_faq$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaqFigures_faq">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaqFigures_faq",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "last",
          "value": 30
        }
      ],
      "concreteType": "AutomatedFaqDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "helpful",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unhelpful",
          "storageKey": null
        }
      ],
      "storageKey": "days(last:30)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FaqAnswered",
      "kind": "LinkedField",
      "name": "lastAnswers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conversationId",
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
          "name": "isHelpful",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answeredAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AutomatedFaq",
  "abstractKey": null
};

(node as any).hash = "80d11ff5405ebe4b5205eb75132a8849";

export default node;
