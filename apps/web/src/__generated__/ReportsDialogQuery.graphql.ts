/**
 * @generated SignedSource<<8c517db9ef9463c031153cfa71b1bf00>>
 * @relayHash 566b7bf66337afbd7d2d1040860905d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4eaaeb0def9079b45df2628bc1d3f485eae49f7dc3d7fa34c0ae11f9a56017f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReportCadence = "Daily" | "Monthly" | "Weekly";
export type ReportsDialogQuery$variables = Record<PropertyKey, never>;
export type ReportsDialogQuery$data = {
  readonly reportSchedules: ReadonlyArray<{
    readonly cadence: ReportCadence;
    readonly hour: number;
    readonly id: string;
    readonly isNarrowed: boolean;
    readonly name: string;
    readonly recipients: ReadonlyArray<{
      readonly isSending: boolean;
      readonly isViewer: boolean;
      readonly name: string;
      readonly userId: string;
      readonly " $fragmentSpreads": FragmentRefs<"LastSending_recipient">;
    }>;
    readonly timezone: string;
  }>;
};
export type ReportsDialogQuery = {
  response: ReportsDialogQuery$data;
  variables: ReportsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cadence",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hour",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timezone",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isNarrowed",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isViewer",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSending",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReportsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReportSchedule",
        "kind": "LinkedField",
        "name": "reportSchedules",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ReportRecipient",
            "kind": "LinkedField",
            "name": "recipients",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v1/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LastSending_recipient"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReportsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReportSchedule",
        "kind": "LinkedField",
        "name": "reportSchedules",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ReportRecipient",
            "kind": "LinkedField",
            "name": "recipients",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v1/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "566b7bf66337afbd7d2d1040860905d7",
    "id": "d4eaaeb0def9079b45df2628bc1d3f485eae49f7dc3d7fa34c0ae11f9a56017f",
    "metadata": {},
    "name": "ReportsDialogQuery",
    "operationKind": "query",
    "text": "query ReportsDialogQuery{reportSchedules{id,name,cadence,hour,timezone,isNarrowed,recipients{userId,name,isViewer,isSending,...LastSending_recipient}}}fragment LastSending_recipient on ReportRecipient{name,isViewer,isSending,sentAt,failedAt}"
  }
};
})();

(node as any).hash = "8210e8bf8327678acedca8646dc33f75";

export default node;
