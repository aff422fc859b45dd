/**
 * @generated SignedSource<<ed641a4b69e6404e4aed8337ed8510da>>
 * @relayHash fef022303ea5fefc2199b3b3b9ddc206
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62f7c41339bb5bf72cbf932ae3d9ef7059887d449fa64ae5d9e14d7774096da9

import { ConcreteRequest } from 'relay-runtime';
export type FormClosed = "Closed" | "Full" | "NotPublished";
export type FormTemplateStatus = "Active" | "Archived" | "Draft";
export type useFormActionsArchiveMutation$variables = {
  id: string;
  isArchived: boolean;
};
export type useFormActionsArchiveMutation$data = {
  readonly setFormArchived: {
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
export type useFormActionsArchiveMutation = {
  response: useFormActionsArchiveMutation$data;
  variables: useFormActionsArchiveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isArchived"
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
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "isArchived",
        "variableName": "isArchived"
      }
    ],
    "concreteType": "FormTemplate",
    "kind": "LinkedField",
    "name": "setFormArchived",
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
    "name": "useFormActionsArchiveMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFormActionsArchiveMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "fef022303ea5fefc2199b3b3b9ddc206",
    "id": "62f7c41339bb5bf72cbf932ae3d9ef7059887d449fa64ae5d9e14d7774096da9",
    "metadata": {},
    "name": "useFormActionsArchiveMutation",
    "operationKind": "mutation",
    "text": "mutation useFormActionsArchiveMutation($id:ID!,$isArchived:Boolean!){setFormArchived(id:$id,isArchived:$isArchived){id,name,description,status,fieldCount,updatedAt,closedBecause,draft{hasChanges},submissionCounts{all,unread},usedIn{id,name}}}"
  }
};
})();

(node as any).hash = "8606f7686e694426f274fc45626a9149";

export default node;
