/**
 * @generated SignedSource<<cf8ff803d8b48fe811662aa13db0675f>>
 * @relayHash 3cdc14f9b44b8a20a6e30aace87d4690
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 339edd9df2fc034cb840313448d643730db9edf399d167c2ad348746e6bf3121

import { ConcreteRequest } from 'relay-runtime';
export type FormExportFormat = "Csv" | "Json";
export type FormSubmissionView = "All" | "Partial" | "Spam" | "Starred" | "Unread";
export type FormSubmissionFilter = {
  answers?: ReadonlyArray<FormAnswerFilter> | null | undefined;
  search?: string | null | undefined;
  since?: string | null | undefined;
  until?: string | null | undefined;
  view?: FormSubmissionView | null | undefined;
};
export type FormAnswerFilter = {
  fieldId: string;
  values: ReadonlyArray<string>;
};
export type ExportButtonMutation$variables = {
  filter?: FormSubmissionFilter | null | undefined;
  formTemplateId: string;
  format: FormExportFormat;
  ids?: ReadonlyArray<string> | null | undefined;
};
export type ExportButtonMutation$data = {
  readonly exportFormSubmissions: string;
};
export type ExportButtonMutation = {
  response: ExportButtonMutation$data;
  variables: ExportButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "formTemplateId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "format"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "formTemplateId",
        "variableName": "formTemplateId"
      },
      {
        "kind": "Variable",
        "name": "format",
        "variableName": "format"
      },
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "kind": "ScalarField",
    "name": "exportFormSubmissions",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportButtonMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ExportButtonMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "3cdc14f9b44b8a20a6e30aace87d4690",
    "id": "339edd9df2fc034cb840313448d643730db9edf399d167c2ad348746e6bf3121",
    "metadata": {},
    "name": "ExportButtonMutation",
    "operationKind": "mutation",
    "text": "mutation ExportButtonMutation($formTemplateId:ID!,$format:FormExportFormat!,$filter:FormSubmissionFilter,$ids:[ID!]){exportFormSubmissions(formTemplateId:$formTemplateId,format:$format,filter:$filter,ids:$ids)}"
  }
};
})();

(node as any).hash = "24cd07655af9c3362716e6ca7042eb16";

export default node;
