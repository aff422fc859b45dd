/**
 * @generated SignedSource<<033a7e1c1b947d90a24d2afc90db496e>>
 * @relayHash 27d1d5a11ffb51c6c3e84cadacda4c0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dcd4a91b45ea8ad2d4a30a5f663907a730df5396f42be0c75cd1c3ec6d4f468

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnalyticsDimension = "Agent" | "AnsweredBy" | "Article" | "Assistant" | "Faq" | "Label" | "Language" | "StartPage" | "Team";
export type AnalyticsFunnelKind = "Flow" | "Form" | "Product" | "Store" | "Trigger";
export type AnalyticsMetric = "AnsweredByAssistant" | "Conversations" | "Deflected" | "FirstReply" | "FirstReplyP90" | "HandedOver" | "Resolution" | "ResolutionP90" | "ResolvedAlone" | "Satisfaction" | "Unanswered" | "Visitors";
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
export type AnalyticsScreenQuery$variables = {
  along: AnalyticsDimension;
  filter: AnalyticsFilter;
  funnel: AnalyticsFunnelKind;
};
export type AnalyticsScreenQuery$data = {
  readonly analytics: {
    readonly hours: ReadonlyArray<ReadonlyArray<number>>;
    readonly metrics: ReadonlyArray<{
      readonly metric: AnalyticsMetric;
      readonly value: number | null | undefined;
    }>;
    readonly timezone: string;
    readonly " $fragmentSpreads": FragmentRefs<"Breakdown_analytics" | "Funnels_analytics" | "MetricChart_analytics" | "MetricTiles_analytics">;
  };
  readonly savedViews: ReadonlyArray<{
    readonly isDefault: boolean;
    readonly query: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AnalyticsViews_query" | "NoFigures_query">;
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
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "funnel"
},
v3 = [
  {
    "kind": "Literal",
    "name": "screen",
    "value": "Analytics"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "query",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDefault",
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timezone",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hours",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metric",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v11 = [
  {
    "kind": "Variable",
    "name": "kind",
    "variableName": "funnel"
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "definition",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "step",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnalyticsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SavedView",
        "kind": "LinkedField",
        "name": "savedViews",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": "savedViews(screen:\"Analytics\")"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AnalyticsViews_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "NoFigures_query"
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Analytics",
        "kind": "LinkedField",
        "name": "analytics",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MetricFigure",
            "kind": "LinkedField",
            "name": "metrics",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/)
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
          },
          {
            "args": (v11/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "Funnels_analytics"
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
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AnalyticsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "SavedView",
        "kind": "LinkedField",
        "name": "savedViews",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isMine",
            "storageKey": null
          }
        ],
        "storageKey": "savedViews(screen:\"Analytics\")"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ConversationCounts",
        "kind": "LinkedField",
        "name": "conversationCounts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "all",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Assistant",
        "kind": "LinkedField",
        "name": "assistants",
        "plural": true,
        "selections": [
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastPingAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Analytics",
        "kind": "LinkedField",
        "name": "analytics",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MetricFigure",
            "kind": "LinkedField",
            "name": "metrics",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
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
              (v16/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Label",
                "kind": "LinkedField",
                "name": "label",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "colour",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "conversations",
                "storageKey": null
              },
              (v15/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": (v11/*:: as any*/),
            "concreteType": "AnalyticsFunnel",
            "kind": "LinkedField",
            "name": "funnel",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FunnelStage",
                "kind": "LinkedField",
                "name": "stages",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stage",
                    "storageKey": null
                  },
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FunnelStage",
                "kind": "LinkedField",
                "name": "left",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FunnelRow",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v16/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FunnelCount",
                    "kind": "LinkedField",
                    "name": "counts",
                    "plural": true,
                    "selections": [
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FunnelLeft",
                    "kind": "LinkedField",
                    "name": "left",
                    "plural": true,
                    "selections": [
                      (v17/*:: as any*/),
                      (v13/*:: as any*/),
                      (v18/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
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
    "cacheID": "27d1d5a11ffb51c6c3e84cadacda4c0a",
    "id": "4dcd4a91b45ea8ad2d4a30a5f663907a730df5396f42be0c75cd1c3ec6d4f468",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": "query AnalyticsScreenQuery($filter:AnalyticsFilter!,$along:AnalyticsDimension!,$funnel:AnalyticsFunnelKind!){savedViews(screen:Analytics){query,isDefault,id},...AnalyticsViews_query,...NoFigures_query,analytics(filter:$filter){timezone,hours,metrics{metric,value},...MetricTiles_analytics,...MetricChart_analytics,...Breakdown_analytics_35Id5c,...Funnels_analytics_3itbOu}}fragment AnalyticsViews_query on Query{savedViews(screen:Analytics){id,name,query,isMine,isDefault}}fragment Breakdown_analytics_35Id5c on Analytics{breakdown(dimension:$along){key,name,label{id,colour},conversations,before,answered,handedOver,resolvedAlone,firstReply,satisfaction}}fragment Funnels_analytics_3itbOu on Analytics{funnel(kind:$funnel){stages{stage,name,definition},left{name,definition},rows{key,name,counts{step,count,before},left{step,name,count}}}}fragment MetricChart_analytics on Analytics{unit,parts{from,to},metrics{metric,name,series,seriesBefore}}fragment MetricTiles_analytics on Analytics{metrics{metric,name,definition,value,before,numerator,denominator,series}}fragment NoFigures_query on Query{conversationCounts{all},assistants{id,type,title,lastPingAt}}"
  }
};
})();

(node as any).hash = "858b8613b101d0e1a2d8f08f8eb0b307";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
