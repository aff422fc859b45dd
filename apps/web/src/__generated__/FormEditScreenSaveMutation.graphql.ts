/**
 * @generated SignedSource<<abd3f6f8374c81def28ee10fb33db186>>
 * @relayHash 1e4b27b89f51ecef6e5cfc05bd8fe995
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 155ec1046afaf1686654eb647f74904c4108a7f25904a4e2e982dc857f9ce333

import { ConcreteRequest } from 'relay-runtime';
import { FormContent } from "@parley/form/form";
export type SaveFormDraftInput = {
  content: FormContent;
  formTemplateId: string;
  revision: number;
};
export type FormEditScreenSaveMutation$variables = {
  input: SaveFormDraftInput;
};
export type FormEditScreenSaveMutation$data = {
  readonly saveFormDraft: {
    readonly draft: {
      readonly content: FormContent;
      readonly hasChanges: boolean;
      readonly revision: number;
      readonly savedAt: string;
      readonly savedByName: string | null | undefined;
    };
    readonly id: string;
    readonly name: string;
    readonly updatedAt: string;
  };
};
export type FormEditScreenSaveMutation = {
  response: FormEditScreenSaveMutation$data;
  variables: FormEditScreenSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
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
    "name": "saveFormDraft",
    "plural": false,
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
        "name": "name",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FormEditScreenSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FormEditScreenSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1e4b27b89f51ecef6e5cfc05bd8fe995",
    "id": "155ec1046afaf1686654eb647f74904c4108a7f25904a4e2e982dc857f9ce333",
    "metadata": {},
    "name": "FormEditScreenSaveMutation",
    "operationKind": "mutation",
    "text": "mutation FormEditScreenSaveMutation($input:SaveFormDraftInput!){saveFormDraft(input:$input){id,name,updatedAt,draft{content,revision,savedByName,savedAt,hasChanges}}}"
  }
};
})();

(node as any).hash = "83bcfb6a122f33a85aa5a598a0db1a39";

export default node;
