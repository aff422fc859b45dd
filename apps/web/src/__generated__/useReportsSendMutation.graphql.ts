/**
 * @generated SignedSource<<7f1aa8386608b61fb34b85ee87957ba1>>
 * @relayHash d63851e0dfb7fa618a9027cf5034df11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4170ab3c21b2262d96b460fbec64a7a26239ebd8c8c03b1ff47162c9f4fa611

import { ConcreteRequest } from 'relay-runtime';
export type useReportsSendMutation$variables = {
  id: string;
};
export type useReportsSendMutation$data = {
  readonly sendReport: {
    readonly id: string;
    readonly recipients: ReadonlyArray<{
      readonly failedAt: string | null | undefined;
      readonly isSending: boolean;
      readonly userId: string;
    }>;
  };
};
export type useReportsSendMutation = {
  response: useReportsSendMutation$data;
  variables: useReportsSendMutation$variables;
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
    "name": "sendReport",
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
            "name": "isSending",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failedAt",
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
    "name": "useReportsSendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReportsSendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d63851e0dfb7fa618a9027cf5034df11",
    "id": "e4170ab3c21b2262d96b460fbec64a7a26239ebd8c8c03b1ff47162c9f4fa611",
    "metadata": {},
    "name": "useReportsSendMutation",
    "operationKind": "mutation",
    "text": "mutation useReportsSendMutation($id:ID!){sendReport(id:$id){id,recipients{userId,isSending,failedAt}}}"
  }
};
})();

(node as any).hash = "649c2ffaf426e899819d193685885c1c";

export default node;
