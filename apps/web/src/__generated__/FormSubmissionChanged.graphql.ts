/**
 * @generated SignedSource<<0f38d861f1202388a2ffcdb9d9ede20d>>
 * @relayHash 7592b53997b11b9dd10c19a05009c6ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7f0915c609cd624d213922c65db3220097384dae9c580009af914bd65de8f05

import { ConcreteRequest } from 'relay-runtime';
export type FormSubmissionState = "Complete" | "Partial" | "Sent";
export type FormSubmissionStatus = "New" | "Seen" | "Spam";
import { Answers } from "@parley/form/form";
export type FormSubmissionChanged$variables = Record<PropertyKey, never>;
export type FormSubmissionChanged$data = {
  readonly formSubmissionChanged: {
    readonly activityAt: string;
    readonly answeredCount: number;
    readonly answers: Answers;
    readonly askedCount: number;
    readonly formTemplate: {
      readonly id: string;
    };
    readonly id: string;
    readonly isStarred: boolean;
    readonly lastFieldId: string | null | undefined;
    readonly leftAt: string | null | undefined;
    readonly state: FormSubmissionState;
    readonly status: FormSubmissionStatus;
    readonly visitorName: string;
  };
};
export type FormSubmissionChanged = {
  response: FormSubmissionChanged$data;
  variables: FormSubmissionChanged$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "FormSubmission",
    "kind": "LinkedField",
    "name": "formSubmissionChanged",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "visitorName",
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
        "kind": "ScalarField",
        "name": "activityAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastFieldId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "leftAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FormSubmissionChanged",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FormSubmissionChanged",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7592b53997b11b9dd10c19a05009c6ca",
    "id": "b7f0915c609cd624d213922c65db3220097384dae9c580009af914bd65de8f05",
    "metadata": {},
    "name": "FormSubmissionChanged",
    "operationKind": "subscription",
    "text": "subscription FormSubmissionChanged{formSubmissionChanged{id,formTemplate{id},visitorName,state,status,isStarred,answers,answeredCount,askedCount,activityAt,lastFieldId,leftAt}}"
  }
};
})();

(node as any).hash = "a80badf7906a559f1fef7fb95094a6a4";

export default node;
