/**
 * @generated SignedSource<<2f366fd178b805987e30c3315ee847d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FormContent } from "@parley/form/form";
import { FragmentRefs } from "relay-runtime";
export type formDraft_form$data = {
  readonly draft: {
    readonly content: FormContent;
    readonly hasChanges: boolean;
    readonly revision: number;
    readonly savedAt: string;
    readonly savedByName: string | null | undefined;
  };
  readonly " $fragmentType": "formDraft_form";
};
export type formDraft_form$key = {
  readonly " $data"?: formDraft_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"formDraft_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "formDraft_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FormDraft",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
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
          "name": "savedByName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasChanges",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FormTemplate",
  "abstractKey": null
};

(node as any).hash = "c429b6c8532157af0631936170fe9188";

export default node;
