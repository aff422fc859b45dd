/**
 * @generated SignedSource<<0332f269f14604bd9e43f16443990c6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AutomatedFaqState = "Draft" | "Live" | "Off" | "Suggested";
export type FaqKeywordRule = "All" | "Any" | "Phrase";
export type FaqMatchMode = "Keywords" | "Regex" | "Similarity";
import { FragmentRefs } from "relay-runtime";
export type faqRow_faq$data = {
  readonly helpful: number;
  readonly hits: number;
  readonly id: string;
  readonly keywordRule: FaqKeywordRule;
  readonly keywords: ReadonlyArray<string>;
  readonly lastHitAt: string | null | undefined;
  readonly matchMode: FaqMatchMode;
  readonly pattern: string;
  readonly phrasings: ReadonlyArray<string>;
  readonly problems: ReadonlyArray<string>;
  readonly question: string;
  readonly state: AutomatedFaqState;
  readonly threshold: number;
  readonly unhelpful: number;
  readonly updatedAt: string;
  readonly " $fragmentType": "faqRow_faq";
};
export type faqRow_faq$key = {
  readonly " $data"?: faqRow_faq$data;
  readonly " $fragmentSpreads": FragmentRefs<"faqRow_faq">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "faqRow_faq",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "threshold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keywordRule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keywords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pattern",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problems",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastHitAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "AutomatedFaq",
  "abstractKey": null
};

(node as any).hash = "83e351cc3d67438a110ebc672dcecd29";

export default node;
