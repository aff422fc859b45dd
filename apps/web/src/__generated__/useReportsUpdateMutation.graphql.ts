/**
 * @generated SignedSource<<9d47df779eaf2e62e4d266bbd5acaf03>>
 * @relayHash 7b04737c6ac5d1c9a78df851ba1a794d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9fe59bf7ff4d88be15b79dcf4eff0da525763b0471a4d0ca3082dec75a6845c

import { ConcreteRequest } from 'relay-runtime';
export type ReportCadence = "Daily" | "Monthly" | "Weekly";
export type ReportScheduleInput = {
  cadence: ReportCadence;
  filter?: ReportFilter | null | undefined;
  hour: number;
  name: string;
  recipientIds: ReadonlyArray<string>;
};
export type ReportFilter = {
  agentId?: string | null | undefined;
  answeredBy?: string | null | undefined;
  assistantId?: string | null | undefined;
  labelId?: string | null | undefined;
  language?: string | null | undefined;
  startPage?: string | null | undefined;
  teamId?: string | null | undefined;
};
export type useReportsUpdateMutation$variables = {
  id: string;
  input: ReportScheduleInput;
};
export type useReportsUpdateMutation$data = {
  readonly updateReportSchedule: {
    readonly cadence: ReportCadence;
    readonly hour: number;
    readonly id: string;
    readonly isNarrowed: boolean;
    readonly name: string;
    readonly recipients: ReadonlyArray<{
      readonly failedAt: string | null | undefined;
      readonly isSending: boolean;
      readonly isViewer: boolean;
      readonly name: string;
      readonly sentAt: string | null | undefined;
      readonly userId: string;
    }>;
  };
};
export type useReportsUpdateMutation = {
  response: useReportsUpdateMutation$data;
  variables: useReportsUpdateMutation$variables;
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
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ReportSchedule",
    "kind": "LinkedField",
    "name": "updateReportSchedule",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cadence",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hour",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isNarrowed",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isViewer",
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
            "name": "sentAt",
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
    "name": "useReportsUpdateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReportsUpdateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "7b04737c6ac5d1c9a78df851ba1a794d",
    "id": "d9fe59bf7ff4d88be15b79dcf4eff0da525763b0471a4d0ca3082dec75a6845c",
    "metadata": {},
    "name": "useReportsUpdateMutation",
    "operationKind": "mutation",
    "text": "mutation useReportsUpdateMutation($id:ID!,$input:ReportScheduleInput!){updateReportSchedule(id:$id,input:$input){id,name,cadence,hour,isNarrowed,recipients{userId,name,isViewer,isSending,sentAt,failedAt}}}"
  }
};
})();

(node as any).hash = "9e2f2466642d500a7f494a9d348c374e";

export default node;
