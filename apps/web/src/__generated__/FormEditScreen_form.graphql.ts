/**
 * @generated SignedSource<<909c16f34879a7c8bfd00c33f6dfce6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FormUseKind = "AutomatedFaq" | "GuidedFlow" | "HomePage";
import { FormContent } from "@parley/form/form";
import { FragmentRefs } from "relay-runtime";
export type FormEditScreen_form$data = {
  readonly draft: {
    readonly content: FormContent;
    readonly hasChanges: boolean;
    readonly revision: number;
    readonly savedAt: string;
    readonly savedByName: string | null | undefined;
  };
  readonly id: string;
  readonly published: {
    readonly content: FormContent;
    readonly id: string;
    readonly number: number;
  } | null | undefined;
  readonly usedIn: ReadonlyArray<{
    readonly id: string;
    readonly kind: FormUseKind;
    readonly name: string;
  }>;
  readonly " $fragmentType": "FormEditScreen_form";
};
export type FormEditScreen_form$key = {
  readonly " $data"?: FormEditScreen_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormEditScreen_form">;
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
  "name": "content",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormEditScreen_form",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FormDraft",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormVersion",
      "kind": "LinkedField",
      "name": "published",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v1/*:: as any*/)
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FormTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "242b9bd5b48eb2fb77f4ccdf3a1f7881";

export default node;
