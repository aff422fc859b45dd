/**
 * @generated SignedSource<<14a271060d1979898b8aee733badc357>>
 * @relayHash 0545dc419150abec813edde1419cdd43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a7d3921d6376d446a2ef10f8b46aa2606cc90110f0fad96a6b1a15c16f7f79d

import { ConcreteRequest } from 'relay-runtime';
export type useSubmissionActionsCountsQuery$variables = {
  id: string;
};
export type useSubmissionActionsCountsQuery$data = {
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
};
export type useSubmissionActionsCountsQuery = {
  response: useSubmissionActionsCountsQuery$data;
  variables: useSubmissionActionsCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "FormTemplate",
    "kind": "LinkedField",
    "name": "formTemplate",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSubmissionActionsCountsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSubmissionActionsCountsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0545dc419150abec813edde1419cdd43",
    "id": "7a7d3921d6376d446a2ef10f8b46aa2606cc90110f0fad96a6b1a15c16f7f79d",
    "metadata": {},
    "name": "useSubmissionActionsCountsQuery",
    "operationKind": "query",
    "text": "query useSubmissionActionsCountsQuery($id:ID!){formTemplate(id:$id){id,submissionCounts{all,unread,partial,starred,spam}}}"
  }
};
})();

(node as any).hash = "6c7553d0b8883920e895614d61137b04";

export default node;
