/**
 * @generated SignedSource<<9682ddaf52eee012340da8e1f8a798ec>>
 * @relayHash 23168728174171349f99a3581194841a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd77636032a5b11b35e10980fe65c72ad699efae602dc070af49893215e670de

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
export type useReportsCreateMutation$variables = {
  input: ReportScheduleInput;
};
export type useReportsCreateMutation$data = {
  readonly createReportSchedule: {
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
    readonly timezone: string;
  };
};
export type useReportsCreateMutation = {
  response: useReportsCreateMutation$data;
  variables: useReportsCreateMutation$variables;
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
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ReportSchedule",
    "kind": "LinkedField",
    "name": "createReportSchedule",
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
        "name": "timezone",
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
    "name": "useReportsCreateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReportsCreateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "23168728174171349f99a3581194841a",
    "id": "dd77636032a5b11b35e10980fe65c72ad699efae602dc070af49893215e670de",
    "metadata": {},
    "name": "useReportsCreateMutation",
    "operationKind": "mutation",
    "text": "mutation useReportsCreateMutation($input:ReportScheduleInput!){createReportSchedule(input:$input){id,name,cadence,hour,timezone,isNarrowed,recipients{userId,name,isViewer,isSending,sentAt,failedAt}}}"
  }
};
})();

(node as any).hash = "9e6400c6084bb3580727407731070b8f";

export default node;
