/**
 * @generated SignedSource<<579e9a770ae04b96c3b36e1ca83c8658>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FormClosed = "Closed" | "Full" | "NotPublished";
export type FormTemplateStatus = "Active" | "Archived" | "Draft";
import { FragmentRefs } from "relay-runtime";
export type formRow_form$data = {
  readonly closedBecause: FormClosed | null | undefined;
  readonly description: string;
  readonly draft: {
    readonly hasChanges: boolean;
  };
  readonly fieldCount: number;
  readonly id: string;
  readonly name: string;
  readonly status: FormTemplateStatus;
  readonly submissionCounts: {
    readonly all: number;
    readonly unread: number;
  };
  readonly updatedAt: string;
  readonly usedIn: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "formRow_form";
};
export type formRow_form$key = {
  readonly " $data"?: formRow_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"formRow_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "formRow_form",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fieldCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedBecause",
      "storageKey": null
    },
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
          "name": "hasChanges",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormSubmissionCounts",
      "kind": "LinkedField",
      "name": "submissionCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "all",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unread",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormUse",
      "kind": "LinkedField",
      "name": "usedIn",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "FormTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "c066788930cda6016c5623e50484f881";

export default node;
