/**
 * @generated SignedSource<<ea8f3f27d8de44dea592b772f6b994f3>>
 * @relayHash fcccb8c0c1dc8c2ed764a9e719f61ddc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f26252a8a6c8a8e769c12b4219662f0b7781285b1f9d90e0217fd199c18da8be

import { ConcreteRequest } from 'relay-runtime';
export type AnalyticsExport = "Conversations" | "Figures" | "Funnels";
export type AnalyticsUnit = "Day" | "Month" | "Week";
export type AnalyticsFilter = {
  agentId?: string | null | undefined;
  answeredBy?: string | null | undefined;
  assistantId?: string | null | undefined;
  from: string;
  labelId?: string | null | undefined;
  language?: string | null | undefined;
  startPage?: string | null | undefined;
  teamId?: string | null | undefined;
  to: string;
  unit?: AnalyticsUnit;
};
export type ExportAnalytics$variables = {
  filter: AnalyticsFilter;
  rows: AnalyticsExport;
};
export type ExportAnalytics$data = {
  readonly exportAnalytics: string;
};
export type ExportAnalytics = {
  response: ExportAnalytics$data;
  variables: ExportAnalytics$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rows"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "rows",
        "variableName": "rows"
      }
    ],
    "kind": "ScalarField",
    "name": "exportAnalytics",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ExportAnalytics",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ExportAnalytics",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fcccb8c0c1dc8c2ed764a9e719f61ddc",
    "id": "f26252a8a6c8a8e769c12b4219662f0b7781285b1f9d90e0217fd199c18da8be",
    "metadata": {},
    "name": "ExportAnalytics",
    "operationKind": "mutation",
    "text": "mutation ExportAnalytics($filter:AnalyticsFilter!,$rows:AnalyticsExport!){exportAnalytics(filter:$filter,rows:$rows)}"
  }
};
})();

(node as any).hash = "1b74b8cb688e00cbf75fb4092cb12060";

export default node;
