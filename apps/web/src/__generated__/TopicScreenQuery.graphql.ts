/**
 * @generated SignedSource<<fbe96e903fbeff07a96ee1c08b3e92be>>
 * @relayHash 284329612f4a53539a7ae8f69ed93add
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 009e53bbace45e0188032a52064cb1a2eb45ec90f0378a28cab2bf0539fdbbd2

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnalyticsUnit = "Day" | "Month" | "Week";
export type InsightsFilter = {
  assistantId?: string | null | undefined;
  from: string;
  to: string;
  unit?: AnalyticsUnit;
};
export type TopicScreenQuery$variables = {
  filter: InsightsFilter;
  id: string;
};
export type TopicScreenQuery$data = {
  readonly topicReport: {
    readonly figures: {
      readonly isEmerging: boolean;
      readonly thisWeek: number;
      readonly topic: {
        readonly id: string;
        readonly isIgnored: boolean;
        readonly keywords: ReadonlyArray<string>;
        readonly name: string;
      };
      readonly usualWeek: {
        readonly most: number;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"TopicTiles_figures">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"AskedGroups_report" | "TopicActions_report" | "TopicChart_report">;
  };
};
export type TopicScreenQuery = {
  response: TopicScreenQuery$data;
  variables: TopicScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keywords",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isIgnored",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEmerging",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "thisWeek",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "most",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "UsualBand",
  "kind": "LinkedField",
  "name": "usualWeek",
  "plural": false,
  "selections": [
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
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
    "name": "TopicScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "TopicReport",
        "kind": "LinkedField",
        "name": "topicReport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TopicFigures",
            "kind": "LinkedField",
            "name": "figures",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Topic",
                "kind": "LinkedField",
                "name": "topic",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v10/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TopicTiles_figures"
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TopicChart_report"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AskedGroups_report"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TopicActions_report"
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
    "name": "TopicScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "TopicReport",
        "kind": "LinkedField",
        "name": "topicReport",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TopicFigures",
            "kind": "LinkedField",
            "name": "figures",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Topic",
                "kind": "LinkedField",
                "name": "topic",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Topic",
                    "kind": "LinkedField",
                    "name": "merged",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MetricFigure",
                "kind": "LinkedField",
                "name": "metrics",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "metric",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "definition",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "before",
                    "storageKey": null
                  },
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
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TopicSentiment",
                "kind": "LinkedField",
                "name": "sentiment",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "glad",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unhappy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "of",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unhappyBefore",
                    "storageKey": null
                  }
                ],
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
            "args": null,
            "concreteType": "UsualBand",
            "kind": "LinkedField",
            "name": "usualPart",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "least",
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AskedGroup",
            "kind": "LinkedField",
            "name": "asked",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              },
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
                "concreteType": "AskedConversation",
                "kind": "LinkedField",
                "name": "conversations",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "conversationId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "visitorName",
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "askedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "outcome",
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
    "cacheID": "284329612f4a53539a7ae8f69ed93add",
    "id": "009e53bbace45e0188032a52064cb1a2eb45ec90f0378a28cab2bf0539fdbbd2",
    "metadata": {},
    "name": "TopicScreenQuery",
    "operationKind": "query",
    "text": "query TopicScreenQuery($id:ID!,$filter:InsightsFilter!){topicReport(id:$id,filter:$filter){figures{topic{id,name,keywords,isIgnored},isEmerging,thisWeek,usualWeek{most},...TopicTiles_figures},...TopicChart_report,...AskedGroups_report,...TopicActions_report}}fragment AskedGroups_report on TopicReport{asked{question,count,answered,conversations{conversationId,visitorName,question,askedAt,outcome}}}fragment SplitTopicDialog_report on TopicReport{asked{question,count,conversations{conversationId}}}fragment TopicActions_report on TopicReport{figures{topic{id,name,isIgnored,merged{id,name}}},...SplitTopicDialog_report}fragment TopicChart_report on TopicReport{unit,parts{from,to},usualPart{least,most},figures{metrics{metric,series}}}fragment TopicTiles_figures on TopicFigures{metrics{metric,name,definition,value,before,numerator,denominator,series},sentiment{glad,unhappy,of,unhappyBefore}}"
  }
};
})();

(node as any).hash = "85511cf5ec1ecf3ccbd09e5b7d8caa57";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
