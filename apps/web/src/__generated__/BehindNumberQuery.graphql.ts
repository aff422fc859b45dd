/**
 * @generated SignedSource<<c4965ee1bc621bd0b7b57403c1030953>>
 * @relayHash 3aaa1ecf14fd043178ee98b230fec309
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0496fce3713c288d94d608cc1a4d8975ed3815829e0583ffd0e88bfd3e8400e6

import { ConcreteRequest } from 'relay-runtime';
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
export type AnalyticsSlot = {
  hour: number;
  weekday: number;
};
export type BehindNumberQuery$variables = {
  filter: AnalyticsFilter;
  first: number;
  metric: AnalyticsMetric;
  skip: number;
  slot?: AnalyticsSlot | null | undefined;
  step?: string | null | undefined;
};
export type BehindNumberQuery$data = {
  readonly analyticsConversations: {
    readonly name: string | null | undefined;
    readonly nodes: ReadonlyArray<{
      readonly createdAt: string;
      readonly csatRating: number | null | undefined;
      readonly id: string;
      readonly lastMessagePreview: string;
      readonly visitorName: string;
    }>;
    readonly totalCount: number;
  };
};
export type BehindNumberQuery = {
  response: BehindNumberQuery$data;
  variables: BehindNumberQuery$variables;
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
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "metric"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skip"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slot"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "step"
},
v6 = [
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
        "name": "first",
        "variableName": "first"
      },
      {
        "kind": "Variable",
        "name": "metric",
        "variableName": "metric"
      },
      {
        "kind": "Variable",
        "name": "skip",
        "variableName": "skip"
      },
      {
        "kind": "Variable",
        "name": "slot",
        "variableName": "slot"
      },
      {
        "kind": "Variable",
        "name": "step",
        "variableName": "step"
      }
    ],
    "concreteType": "AnalyticsConversations",
    "kind": "LinkedField",
    "name": "analyticsConversations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
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
            "name": "visitorName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastMessagePreview",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "csatRating",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BehindNumberQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BehindNumberQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "3aaa1ecf14fd043178ee98b230fec309",
    "id": "0496fce3713c288d94d608cc1a4d8975ed3815829e0583ffd0e88bfd3e8400e6",
    "metadata": {},
    "name": "BehindNumberQuery",
    "operationKind": "query",
    "text": "query BehindNumberQuery($filter:AnalyticsFilter!,$metric:AnalyticsMetric!,$slot:AnalyticsSlot,$step:String,$first:Int!,$skip:Int!){analyticsConversations(filter:$filter,metric:$metric,slot:$slot,step:$step,first:$first,skip:$skip){name,totalCount,nodes{id,visitorName,lastMessagePreview,csatRating,createdAt}}}"
  }
};
})();

(node as any).hash = "d071fc0bf145b57bf0226dff1feb7879";

export default node;
