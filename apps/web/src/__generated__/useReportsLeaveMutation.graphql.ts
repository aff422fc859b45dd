/**
 * @generated SignedSource<<f380a963cf9e93a6939d155fab0c877d>>
 * @relayHash 8045f6f109cf34cd39fea475174b54dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84243b2422a24771e4e5399daf9b5da5850f13f6ff049ea7974710a3ce670d10

import { ConcreteRequest } from 'relay-runtime';
export type useReportsLeaveMutation$variables = {
  id: string;
};
export type useReportsLeaveMutation$data = {
  readonly leaveReport: {
    readonly id: string;
    readonly recipients: ReadonlyArray<{
      readonly isViewer: boolean;
      readonly name: string;
      readonly userId: string;
    }>;
  };
};
export type useReportsLeaveMutation = {
  response: useReportsLeaveMutation$data;
  variables: useReportsLeaveMutation$variables;
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
    "concreteType": "ReportSchedule",
    "kind": "LinkedField",
    "name": "leaveReport",
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
        "concreteType": "ReportRecipient",
        "kind": "LinkedField",
        "name": "recipients",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userId",
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
            "name": "isViewer",
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
    "name": "useReportsLeaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReportsLeaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8045f6f109cf34cd39fea475174b54dd",
    "id": "84243b2422a24771e4e5399daf9b5da5850f13f6ff049ea7974710a3ce670d10",
    "metadata": {},
    "name": "useReportsLeaveMutation",
    "operationKind": "mutation",
    "text": "mutation useReportsLeaveMutation($id:ID!){leaveReport(id:$id){id,recipients{userId,name,isViewer}}}"
  }
};
})();

(node as any).hash = "6b59b342859971b21a5acc3835d60f4f";

export default node;
