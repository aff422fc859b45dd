/**
 * @generated SignedSource<<82383b9328153389c4b3c11973959837>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AutomatedFaqState = "Draft" | "Live" | "Off" | "Suggested";
export type FaqButtonKind = "Article" | "Handoff" | "Link" | "Question";
export type FaqFollowUp = "Article" | "Flow" | "Form" | "Handoff" | "Nothing";
export type FaqKeywordRule = "All" | "Any" | "Phrase";
export type FaqMatchMode = "Keywords" | "Regex" | "Similarity";
import { FragmentRefs } from "relay-runtime";
export type FaqScreen_faq$data = {
  readonly answer: string;
  readonly assistants: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly buttons: ReadonlyArray<{
    readonly kind: FaqButtonKind;
    readonly label: string;
    readonly value: string;
  }>;
  readonly editorName: string | null | undefined;
  readonly exclusions: ReadonlyArray<string>;
  readonly followUp: FaqFollowUp;
  readonly followUpId: string | null | undefined;
  readonly id: string;
  readonly keywordRule: FaqKeywordRule;
  readonly keywords: ReadonlyArray<string>;
  readonly languages: ReadonlyArray<string>;
  readonly matchMode: FaqMatchMode;
  readonly pattern: string;
  readonly phrasings: ReadonlyArray<string>;
  readonly priority: number;
  readonly problems: ReadonlyArray<string>;
  readonly question: string;
  readonly revision: number;
  readonly state: AutomatedFaqState;
  readonly threshold: number;
  readonly " $fragmentSpreads": FragmentRefs<"FaqActions_faq" | "FaqFigures_faq">;
  readonly " $fragmentType": "FaqScreen_faq";
};
export type FaqScreen_faq$key = {
  readonly " $data"?: FaqScreen_faq$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaqScreen_faq">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaqScreen_faq",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "exclusions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priority",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "languages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Assistant",
      "kind": "LinkedField",
      "name": "assistants",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FaqButton",
      "kind": "LinkedField",
      "name": "buttons",
      "plural": true,
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
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followUpId",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editorName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FaqActions_faq"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FaqFigures_faq"
    }
  ],
  "type": "AutomatedFaq",
  "abstractKey": null
};
})();

(node as any).hash = "f33cd86a3ab2cc8ca9f77e65208c8e86";

export default node;
