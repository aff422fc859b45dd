/**
 * @generated SignedSource<<f903201dae9aba240350d6c85b2d0d48>>
 * @relayHash 79b10e9d44e2c5934c39ee7c78963f52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b131baf9a05198c81a0f070e971188285e18f5b1e4b2f98cf655853513d385a1

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
export type useTriggerFiguresQuery$variables = {
  filter: AnalyticsFilter;
};
export type useTriggerFiguresQuery$data = {
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
export type useTriggerFiguresQuery = {
  response: useTriggerFiguresQuery$data;
  variables: useTriggerFiguresQuery$variables;
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
    "name": "useTriggerFiguresQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTriggerFiguresQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "79b10e9d44e2c5934c39ee7c78963f52",
    "id": "b131baf9a05198c81a0f070e971188285e18f5b1e4b2f98cf655853513d385a1",
    "metadata": {},
    "name": "useTriggerFiguresQuery",
    "operationKind": "query",
    "text": "query useTriggerFiguresQuery($filter:AnalyticsFilter!){analytics(filter:$filter){funnel(kind:Trigger){rows{key,counts{count}}}}}"
  }
};
})();

(node as any).hash = "03831ca846d0fb56495e75b2cd4979d4";

export default node;
