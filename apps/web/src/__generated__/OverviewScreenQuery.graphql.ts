/**
 * @generated SignedSource<<6713aad347cd4be070371dffb10bcfa1>>
 * @relayHash f9c9c933cc76c126b6e833d0b5424f41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03e90e298f4c9aeb0ae8c2b8261f697411f32cd670cdcc4699bb65c7bd0776e3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnalyticsUnit = "Day" | "Month" | "Week";
export type InsightsFilter = {
  assistantId?: string | null | undefined;
  from: string;
  to: string;
  unit?: AnalyticsUnit;
};
export type OverviewScreenQuery$variables = {
  filter: InsightsFilter;
};
export type OverviewScreenQuery$data = {
  readonly gapActions: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GapActionRow_action">;
  }>;
  readonly gaps: ReadonlyArray<{
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"GapRow_gap">;
  }>;
  readonly insights: {
    readonly topics: ReadonlyArray<{
      readonly isEmerging: boolean;
      readonly thisWeek: number;
      readonly topic: {
        readonly id: string;
        readonly name: string;
      };
      readonly usualWeek: {
        readonly least: number;
        readonly most: number;
      } | null | undefined;
    }>;
  };
};
export type OverviewScreenQuery = {
  response: OverviewScreenQuery$data;
  variables: OverviewScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    }
  ],
  "concreteType": "Insights",
  "kind": "LinkedField",
  "name": "insights",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TopicFigures",
      "kind": "LinkedField",
      "name": "topics",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Topic",
          "kind": "LinkedField",
          "name": "topic",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEmerging",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thisWeek",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UsualBand",
          "kind": "LinkedField",
          "name": "usualWeek",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "least",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "most",
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "targetId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "authorName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OverviewScreenQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Gap",
        "kind": "LinkedField",
        "name": "gaps",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GapRow_gap"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GapAction",
        "kind": "LinkedField",
        "name": "gapActions",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GapActionRow_action"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OverviewScreenQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Gap",
        "kind": "LinkedField",
        "name": "gaps",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phrasings",
            "storageKey": null
          },
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
            "name": "lastAskedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conversationIds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "proposedAnswer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "topicId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GapAction",
            "kind": "LinkedField",
            "name": "action",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GapAction",
        "kind": "LinkedField",
        "name": "gapActions",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v4/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "liveAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "askedBefore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answeredBefore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "askedAfter",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answeredAfter",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f9c9c933cc76c126b6e833d0b5424f41",
    "id": "03e90e298f4c9aeb0ae8c2b8261f697411f32cd670cdcc4699bb65c7bd0776e3",
    "metadata": {},
    "name": "OverviewScreenQuery",
    "operationKind": "query",
    "text": "query OverviewScreenQuery($filter:InsightsFilter!){insights(filter:$filter){topics{topic{id,name},isEmerging,thisWeek,usualWeek{least,most}}},gaps{key,...GapRow_gap},gapActions{id,...GapActionRow_action}}fragment GapActionRow_action on GapAction{kind,targetId,question,authorName,createdAt,liveAt,askedBefore,answeredBefore,askedAfter,answeredAfter}fragment GapRow_gap on Gap{question,phrasings,count,lastAskedAt,conversationIds,proposedAnswer,topicId,action{id,kind,targetId,authorName,createdAt}}"
  }
};
})();

(node as any).hash = "2ae86733c6c86bea7abdba79c46f8463";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
