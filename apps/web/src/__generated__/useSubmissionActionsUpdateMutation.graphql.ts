/**
 * @generated SignedSource<<71636f5e44bbec00a1b8873f9dafde46>>
 * @relayHash ee0ec49e7958f5928c1f0b3e9bccad8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53f5b661da37feca1328b8abae674a6410f9975a31e6bbbdbb3e743cd5c22245

import { ConcreteRequest } from 'relay-runtime';
export type FormSubmissionStatus = "New" | "Seen" | "Spam";
export type useSubmissionActionsUpdateMutation$variables = {
  ids: ReadonlyArray<string>;
  isStarred?: boolean | null | undefined;
  status?: FormSubmissionStatus | null | undefined;
};
export type useSubmissionActionsUpdateMutation$data = {
  readonly updateFormSubmissions: ReadonlyArray<{
    readonly formTemplate: {
      readonly id: string;
      readonly submissionCounts: {
        readonly all: number;
        readonly partial: number;
        readonly spam: number;
        readonly starred: number;
        readonly unread: number;
      };
    };
    readonly id: string;
    readonly isStarred: boolean;
    readonly status: FormSubmissionStatus;
  }>;
};
export type useSubmissionActionsUpdateMutation = {
  response: useSubmissionActionsUpdateMutation$data;
  variables: useSubmissionActionsUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isStarred"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      },
      {
        "kind": "Variable",
        "name": "isStarred",
        "variableName": "isStarred"
      },
      {
        "kind": "Variable",
        "name": "status",
        "variableName": "status"
      }
    ],
    "concreteType": "FormSubmission",
    "kind": "LinkedField",
    "name": "updateFormSubmissions",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
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
        "name": "isStarred",
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
          (v3/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "partial",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "starred",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "spam",
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSubmissionActionsUpdateMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSubmissionActionsUpdateMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "ee0ec49e7958f5928c1f0b3e9bccad8e",
    "id": "53f5b661da37feca1328b8abae674a6410f9975a31e6bbbdbb3e743cd5c22245",
    "metadata": {},
    "name": "useSubmissionActionsUpdateMutation",
    "operationKind": "mutation",
    "text": "mutation useSubmissionActionsUpdateMutation($ids:[ID!]!,$status:FormSubmissionStatus,$isStarred:Boolean){updateFormSubmissions(ids:$ids,status:$status,isStarred:$isStarred){id,status,isStarred,formTemplate{id,submissionCounts{all,unread,partial,starred,spam}}}}"
  }
};
})();

(node as any).hash = "98b799485c6a2a975eccb1b7c4870f7f";

export default node;
