/**
 * @generated SignedSource<<0f88e7f412513ddacedf018d99072765>>
 * @relayHash 3ecc755986906208f729c4e8bd9ebc2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bff80e810d3758dda2b905a0acc70d985a1ed420a4c17fe2378a0b0e1ff80018

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
    "cacheID": "3ecc755986906208f729c4e8bd9ebc2c",
    "id": "bff80e810d3758dda2b905a0acc70d985a1ed420a4c17fe2378a0b0e1ff80018",
    "metadata": {},
    "name": "useTriggerResultsQuery",
    "operationKind": "query",
    "text": "query useTriggerResultsQuery($filter:AnalyticsFilter!){analytics(filter:$filter){funnel(kind:Trigger){rows{key,counts{count}}},triggerGoals{triggerId,seen,seenReached,heldOut,heldOutReached}}}"
  }
};
})();

(node as any).hash = "8045dbd32a3acd98126f4db6d3f7c032";

export default node;
