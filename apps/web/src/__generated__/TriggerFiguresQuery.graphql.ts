/**
 * @generated SignedSource<<efc5935bba1d1636bf5ca6f6eedc473b>>
 * @relayHash 8cead86d517f90606499f42d096d6078
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcb9daeefb010e6a127446d8a466a70b041d430d9ceac440142cb6f485039528

import { ConcreteRequest } from 'relay-runtime';
export type AnalyticsUnit = "Day" | "Month" | "Week";
export type AnalyticsFilter = {
  agentId?: string | null | undefined;
  answeredBy?: string | null | undefined;
  assistantId?: string | null | undefined;
  from: string;
  language?: string | null | undefined;
  startPage?: string | null | undefined;
  teamId?: string | null | undefined;
  to: string;
  unit?: AnalyticsUnit;
};
export type TriggerFiguresQuery$variables = {
  filter: AnalyticsFilter;
};
export type TriggerFiguresQuery$data = {
  readonly analytics: {
    readonly funnel: {
      readonly rows: ReadonlyArray<{
        readonly counts: ReadonlyArray<{
          readonly count: number;
        }>;
        readonly key: string;
      }>;
    };
  };
};
export type TriggerFiguresQuery = {
  response: TriggerFiguresQuery$data;
  variables: TriggerFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
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
      }
    ],
    "concreteType": "Analytics",
    "kind": "LinkedField",
    "name": "analytics",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "kind",
            "value": "Trigger"
          }
        ],
        "concreteType": "AnalyticsFunnel",
        "kind": "LinkedField",
        "name": "funnel",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FunnelRow",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FunnelCount",
                "kind": "LinkedField",
                "name": "counts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "count",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "funnel(kind:\"Trigger\")"
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
    "name": "TriggerFiguresQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TriggerFiguresQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8cead86d517f90606499f42d096d6078",
    "id": "dcb9daeefb010e6a127446d8a466a70b041d430d9ceac440142cb6f485039528",
    "metadata": {},
    "name": "TriggerFiguresQuery",
    "operationKind": "query",
    "text": "query TriggerFiguresQuery($filter:AnalyticsFilter!){analytics(filter:$filter){funnel(kind:Trigger){rows{key,counts{count}}}}}"
  }
};
})();

(node as any).hash = "8f010c270d98add3e5aa31bb030b7965";

export default node;
