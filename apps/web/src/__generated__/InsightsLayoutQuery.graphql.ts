/**
 * @generated SignedSource<<cd8b0094230ced51e480e23bc2641992>>
 * @relayHash b548a23dfee5d4718c2c26410e4896a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 338e289221ffe443992d5185ff01e816bd1c750c7e3a3c58c7b45c4766d61bb4

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnalyticsUnit = "Day" | "Month" | "Week";
export type InsightsFilter = {
  assistantId?: string | null | undefined;
  from: string;
  to: string;
  unit?: AnalyticsUnit;
};
export type InsightsLayoutQuery$variables = {
  filter: InsightsFilter;
};
export type InsightsLayoutQuery$data = {
  readonly insights: {
    readonly ignored: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly sorted: number;
    readonly topics: ReadonlyArray<{
      readonly before: number;
      readonly conversations: number;
      readonly isEmerging: boolean;
      readonly topic: {
        readonly id: string;
        readonly name: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"TopicTrend_figures">;
    }>;
    readonly unsorted: number;
  };
};
export type InsightsLayoutQuery = {
  response: InsightsLayoutQuery$data;
  variables: InsightsLayoutQuery$variables;
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
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sorted",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unsorted",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Topic",
  "kind": "LinkedField",
  "name": "topic",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversations",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEmerging",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Topic",
  "kind": "LinkedField",
  "name": "ignored",
  "plural": true,
  "selections": (v4/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InsightsLayoutQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Insights",
        "kind": "LinkedField",
        "name": "insights",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TopicFigures",
            "kind": "LinkedField",
            "name": "topics",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TopicTrend_figures"
              }
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
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
    "name": "InsightsLayoutQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Insights",
        "kind": "LinkedField",
        "name": "insights",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TopicFigures",
            "kind": "LinkedField",
            "name": "topics",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "metric",
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
              }
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b548a23dfee5d4718c2c26410e4896a4",
    "id": "338e289221ffe443992d5185ff01e816bd1c750c7e3a3c58c7b45c4766d61bb4",
    "metadata": {},
    "name": "InsightsLayoutQuery",
    "operationKind": "query",
    "text": "query InsightsLayoutQuery($filter:InsightsFilter!){insights(filter:$filter){sorted,unsorted,topics{topic{id,name},conversations,before,isEmerging,...TopicTrend_figures},ignored{id,name}}}fragment TopicTrend_figures on TopicFigures{metrics{metric,series}}"
  }
};
})();

(node as any).hash = "6763d0cd3f6875d23e317acb47869a7d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
