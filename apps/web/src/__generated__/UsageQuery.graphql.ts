/**
 * @generated SignedSource<<65667f3a47fe269bd0fd65262f9fefd0>>
 * @relayHash 9a42f16fadab2c6fc2f2c5f54761097a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16b53fcf4195fc42f6cff4fd3c54e16dc6c2497fcabe13268770a93598f516f0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UsageMetric = "ApiRequests" | "FormSubmissions" | "MapRequests" | "Messages";
export type UsageQuery$variables = Record<PropertyKey, never>;
export type UsageQuery$data = {
  readonly usage: {
    readonly endsAt: string | null | undefined;
    readonly id: string;
    readonly meters: ReadonlyArray<{
      readonly metric: UsageMetric;
      readonly " $fragmentSpreads": FragmentRefs<"UsageMeterRow_meter">;
    }>;
    readonly startsAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"UsageHistory_usage">;
  };
};
export type UsageQuery = {
  response: UsageQuery$data;
  variables: UsageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metric",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "used",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reachedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UsageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Usage",
        "kind": "LinkedField",
        "name": "usage",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UsageMeter",
            "kind": "LinkedField",
            "name": "meters",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "UsageMeterRow_meter"
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UsageHistory_usage"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UsageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Usage",
        "kind": "LinkedField",
        "name": "usage",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UsageMeter",
            "kind": "LinkedField",
            "name": "meters",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "atLimit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isStopped",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "UsageForecast",
                "kind": "LinkedField",
                "name": "forecast",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expected",
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "UsageAlert",
                "kind": "LinkedField",
                "name": "alerts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "threshold",
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AssistantUsage",
                "kind": "LinkedField",
                "name": "byAssistant",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Assistant",
                    "kind": "LinkedField",
                    "name": "assistant",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "title",
                        "storageKey": null
                      },
                      (v0/*:: as any*/)
                    ],
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
            "concreteType": "UsagePeriod",
            "kind": "LinkedField",
            "name": "history",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subscriptionType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "UsageTotal",
                "kind": "LinkedField",
                "name": "totals",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
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
    "cacheID": "9a42f16fadab2c6fc2f2c5f54761097a",
    "id": "16b53fcf4195fc42f6cff4fd3c54e16dc6c2497fcabe13268770a93598f516f0",
    "metadata": {},
    "name": "UsageQuery",
    "operationKind": "query",
    "text": "query UsageQuery{usage{id,startsAt,endsAt,meters{metric,...UsageMeterRow_meter},...UsageHistory_usage}}fragment UsageHistory_usage on Usage{history{id,startsAt,subscriptionType,totals{metric,used,limit}}}fragment UsageMeterRow_meter on UsageMeter{metric,used,limit,atLimit,isStopped,forecast{expected,reachedAt},alerts{threshold,reachedAt},byAssistant{used,assistant{title,id}}}"
  }
};
})();

(node as any).hash = "9556bb7afe0eefe968f422b1b0de0924";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
