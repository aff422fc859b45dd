/**
 * @generated SignedSource<<2ea67295c4a0f93e339cf2cc2b7c9b73>>
 * @relayHash a68fce028c43f6361026b27f68b64f13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52648a39d7514965b5af42fdbef2a05a950cc1a93350b7a4f8ee8d7fa70551d2

import { ConcreteRequest } from 'relay-runtime';
export type FormTemplateStatus = "Active" | "Archived" | "Draft";
import { FormContent } from "@parley/form/form";
export type PublishFormInput = {
  formTemplateId: string;
  note?: string | null | undefined;
  revision: number;
};
export type FormDraftBarPublishMutation$variables = {
  input: PublishFormInput;
};
export type FormDraftBarPublishMutation$data = {
  readonly publishForm: {
    readonly draft: {
      readonly content: FormContent;
      readonly hasChanges: boolean;
      readonly revision: number;
      readonly savedAt: string;
      readonly savedByName: string | null | undefined;
    };
    readonly id: string;
    readonly name: string;
    readonly published: {
      readonly content: FormContent;
      readonly id: string;
      readonly number: number;
    } | null | undefined;
    readonly status: FormTemplateStatus;
  };
};
export type FormDraftBarPublishMutation = {
  response: FormDraftBarPublishMutation$data;
  variables: FormDraftBarPublishMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "FormTemplate",
    "kind": "LinkedField",
    "name": "publishForm",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
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
        "name": "status",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
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
          (v2/*:: as any*/),
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FormDraftBarPublishMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FormDraftBarPublishMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "a68fce028c43f6361026b27f68b64f13",
    "id": "52648a39d7514965b5af42fdbef2a05a950cc1a93350b7a4f8ee8d7fa70551d2",
    "metadata": {},
    "name": "FormDraftBarPublishMutation",
    "operationKind": "mutation",
    "text": "mutation FormDraftBarPublishMutation($input:PublishFormInput!){publishForm(input:$input){id,name,status,published{id,number,content},draft{content,revision,savedByName,savedAt,hasChanges}}}"
  }
};
})();

(node as any).hash = "1e953c55b21d1da496d61e839c49e4fb";

export default node;
