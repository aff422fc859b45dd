/**
 * @generated SignedSource<<8a9f4d096c9a805c361ac1d8089eacde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AutomatedFaqState = "Draft" | "Live" | "Off" | "Suggested";
import { FragmentRefs } from "relay-runtime";
export type FaqActions_faq$data = {
  readonly id: string;
  readonly state: AutomatedFaqState;
  readonly " $fragmentType": "FaqActions_faq";
};
export type FaqActions_faq$key = {
  readonly " $data"?: FaqActions_faq$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaqActions_faq">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaqActions_faq",
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
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "AutomatedFaq",
  "abstractKey": null
};

(node as any).hash = "ef7b08ebe88ea31d5dc7dc85acd659d3";

export default node;
