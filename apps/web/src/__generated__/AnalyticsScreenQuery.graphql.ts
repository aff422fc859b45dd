/**
 * @generated SignedSource<<729721b2d8821269ec7bac504724ace1>>
 * @relayHash 0a0181f2bc50eda21013d15d354bfb34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7c5f47419d95af813a14f24557a5c29d24684f6a9eeaa338b1a0984346d5777

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnalyticsDimension = "Agent" | "AnsweredBy" | "Article" | "Assistant" | "Faq" | "Language" | "StartPage" | "Team";
export type AnalyticsMetric = "AnsweredByAssistant" | "Conversations" | "Deflected" | "FirstReply" | "FirstReplyP90" | "HandedOver" | "Resolution" | "ResolutionP90" | "ResolvedAlone" | "Satisfaction" | "Unanswered" | "Visitors";
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
export type AnalyticsScreenQuery$variables = {
  along: AnalyticsDimension;
  filter: AnalyticsFilter;
};
export type AnalyticsScreenQuery$data = {
  readonly analytics: {
    readonly hours: ReadonlyArray<ReadonlyArray<number>>;
    readonly metrics: ReadonlyArray<{
      readonly metric: AnalyticsMetric;
      readonly value: number | null | undefined;
    }>;
    readonly timezone: string;
    readonly " $fragmentSpreads": FragmentRefs<"Breakdown_analytics" | "MetricChart_analytics" | "MetricTiles_analytics">;
  };
};
export type AnalyticsScreenQuery = {
  response: AnalyticsScreenQuery$data;
  variables: AnalyticsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "along"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timezone",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hours",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metric",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnalyticsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Analytics",
        "kind": "LinkedField",
        "name": "analytics",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MetricFigure",
            "kind": "LinkedField",
            "name": "metrics",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MetricTiles_analytics"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MetricChart_analytics"
          },
          {
            "args": [
              {
                "kind": "Variable",
                "name": "along",
                "variableName": "along"
              }
            ],
            "kind": "FragmentSpread",
            "name": "Breakdown_analytics"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AnalyticsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Analytics",
        "kind": "LinkedField",
        "name": "analytics",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MetricFigure",
            "kind": "LinkedField",
            "name": "metrics",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "definition",
                "storageKey": null
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numerator",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "denominator",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "series",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "seriesBefore",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsPart",
            "kind": "LinkedField",
            "name": "parts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "from",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "to",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "dimension",
                "variableName": "along"
              }
            ],
            "concreteType": "BreakdownRow",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "conversations",
                "storageKey": null
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "answered",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "handedOver",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "resolvedAlone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "firstReply",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "satisfaction",
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
    "cacheID": "0a0181f2bc50eda21013d15d354bfb34",
    "id": "f7c5f47419d95af813a14f24557a5c29d24684f6a9eeaa338b1a0984346d5777",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": "query AnalyticsScreenQuery($filter:AnalyticsFilter!,$along:AnalyticsDimension!){analytics(filter:$filter){timezone,hours,metrics{metric,value},...MetricTiles_analytics,...MetricChart_analytics,...Breakdown_analytics_35Id5c}}fragment Breakdown_analytics_35Id5c on Analytics{breakdown(dimension:$along){key,name,conversations,before,answered,handedOver,resolvedAlone,firstReply,satisfaction}}fragment MetricChart_analytics on Analytics{unit,parts{from,to},metrics{metric,name,series,seriesBefore}}fragment MetricTiles_analytics on Analytics{metrics{metric,name,definition,value,before,numerator,denominator,series}}"
  }
};
})();

(node as any).hash = "9189fd2b359d328476baba43aa446110";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
