/**
 * @generated SignedSource<<cb7fd4649606f41aea4a5d549e10228b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AttachmentKind = "File" | "Image";
export type FormSubmissionState = "Complete" | "Partial" | "Sent";
import { Answers } from "@parley/form/form";
import { FormContent } from "@parley/form/form";
import { FragmentRefs } from "relay-runtime";
export type FormFacts_message$data = {
  readonly attachments: ReadonlyArray<{
    readonly height: number | null | undefined;
    readonly id: string;
    readonly kind: AttachmentKind;
    readonly mediaType: string;
    readonly name: string;
    readonly size: number;
    readonly url: string;
    readonly width: number | null | undefined;
  }>;
  readonly formSubmission: {
    readonly answeredCount: number;
    readonly answers: Answers;
    readonly askedCount: number;
    readonly form: FormContent;
    readonly formTemplate: {
      readonly id: string;
    };
    readonly id: string;
    readonly leftAt: string | null | undefined;
    readonly state: FormSubmissionState;
    readonly version: number;
  } | null | undefined;
  readonly " $fragmentType": "FormFacts_message";
};
export type FormFacts_message$key = {
  readonly " $data"?: FormFacts_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormFacts_message">;
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
  "name": "FormFacts_message",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Attachment",
      "kind": "LinkedField",
      "name": "attachments",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mediaType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormSubmission",
      "kind": "LinkedField",
      "name": "formSubmission",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
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
          "name": "leftAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "form",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answeredCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FormTemplate",
          "kind": "LinkedField",
          "name": "formTemplate",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Message",
  "abstractKey": null
};
})();

(node as any).hash = "0cf636afee116722ccc274ef303378c7";

export default node;
