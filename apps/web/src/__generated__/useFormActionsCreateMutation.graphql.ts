/**
 * @generated SignedSource<<b6bf1d4345f828136b23a29cfe102477>>
 * @relayHash 2fa378a22a141e354dce21a4661d7f83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb464cc9518d87f4b8cfd4ee9809296d5090aa5caf84442a573368f815456746

import { ConcreteRequest } from 'relay-runtime';
export type FormClosed = "Closed" | "Full" | "NotPublished";
export type FormTemplateKind = "Blank" | "BugReport" | "Callback" | "Contact" | "Feedback" | "Quote" | "Return";
export type FormTemplateStatus = "Active" | "Archived" | "Draft";
export type CreateFormTemplateInput = {
  copyOfId?: string | null | undefined;
  kind?: FormTemplateKind | null | undefined;
  name?: string | null | undefined;
};
export type useFormActionsCreateMutation$variables = {
  input: CreateFormTemplateInput;
};
export type useFormActionsCreateMutation$data = {
  readonly createFormTemplate: {
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
  };
};
export type useFormActionsCreateMutation = {
  response: useFormActionsCreateMutation$data;
  variables: useFormActionsCreateMutation$variables;
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
  "name": "name",
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
    "name": "createFormTemplate",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
    "name": "useFormActionsCreateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFormActionsCreateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "2fa378a22a141e354dce21a4661d7f83",
    "id": "fb464cc9518d87f4b8cfd4ee9809296d5090aa5caf84442a573368f815456746",
    "metadata": {},
    "name": "useFormActionsCreateMutation",
    "operationKind": "mutation",
    "text": "mutation useFormActionsCreateMutation($input:CreateFormTemplateInput!){createFormTemplate(input:$input){id,name,description,status,fieldCount,updatedAt,closedBecause,draft{hasChanges},submissionCounts{all,unread},usedIn{id,name}}}"
  }
};
})();

(node as any).hash = "20a4f2cd3191f3049811cc32c8c7e282";

export default node;
