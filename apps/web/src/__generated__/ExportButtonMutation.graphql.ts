/**
 * @generated SignedSource<<3d56e34ccadb1caa2673c3bd117a3c6f>>
 * @relayHash a277642d8ffd859a7c78ac3061f87936
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18acf47bc6dd993b9f470e9819185250af14cdc6ba6f90f1268a840dfbb2c9c1

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
v3 = [
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportButtonMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ExportButtonMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "a277642d8ffd859a7c78ac3061f87936",
    "id": "18acf47bc6dd993b9f470e9819185250af14cdc6ba6f90f1268a840dfbb2c9c1",
    "metadata": {},
    "name": "ExportButtonMutation",
    "operationKind": "mutation",
    "text": "mutation ExportButtonMutation($formTemplateId:ID!,$format:FormExportFormat!,$filter:FormSubmissionFilter){exportFormSubmissions(formTemplateId:$formTemplateId,format:$format,filter:$filter)}"
  }
};
})();

(node as any).hash = "baa28eb75bddb95744d14dccd1d16c32";

export default node;
