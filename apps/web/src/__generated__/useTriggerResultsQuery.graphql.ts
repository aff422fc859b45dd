/**
 * @generated SignedSource<<8e3b8a9b50040e0a2f71572a40fc83f4>>
 * @relayHash 89625a54d85d18d167f65e5bcb1e7b92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 744ac4b6831b35a49c7e3d17fff335c0f050f3dbafd91a69fbba92efaabc8713

import { ConcreteRequest } from 'relay-runtime';
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
export type useTriggerResultsQuery$variables = {
  filter: AnalyticsFilter;
};
export type useTriggerResultsQuery$data = {
  readonly analytics: {
    readonly funnel: {
      readonly rows: ReadonlyArray<{
        readonly counts: ReadonlyArray<{
          readonly count: number;
        }>;
        readonly key: string;
      }>;
    };
    readonly triggerGoals: ReadonlyArray<{
      readonly goal: string;
      readonly heldOut: number;
      readonly heldOutReached: number;
      readonly seen: number;
      readonly seenReached: number;
      readonly triggerId: string;
    }>;
  };
};
export type useTriggerResultsQuery = {
  response: useTriggerResultsQuery$data;
  variables: useTriggerResultsQuery$variables;
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TriggerGoalFigures",
        "kind": "LinkedField",
        "name": "triggerGoals",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "triggerId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "goal",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seen",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seenReached",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "heldOut",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "heldOutReached",
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
    "name": "useTriggerResultsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTriggerResultsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "89625a54d85d18d167f65e5bcb1e7b92",
    "id": "744ac4b6831b35a49c7e3d17fff335c0f050f3dbafd91a69fbba92efaabc8713",
    "metadata": {},
    "name": "useTriggerResultsQuery",
    "operationKind": "query",
    "text": "query useTriggerResultsQuery($filter:AnalyticsFilter!){analytics(filter:$filter){funnel(kind:Trigger){rows{key,counts{count}}},triggerGoals{triggerId,goal,seen,seenReached,heldOut,heldOutReached}}}"
  }
};
})();

(node as any).hash = "27383328856668ce05cfbc3c464c6cff";

export default node;
