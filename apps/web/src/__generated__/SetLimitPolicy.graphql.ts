/**
 * @generated SignedSource<<90930dc82337536a59ef4c5798b9222c>>
 * @relayHash a42f7a2f01057d6d6043fca8de27a544
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f35da06ac6eaf4c76d70270e86c433701ed8b08379e2d9e96cbe1b858cf79ba

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AtLimit = "Grace10" | "NotifyOnly" | "Stop";
export type UsageMetric = "ApiRequests" | "FormSubmissions" | "MapRequests" | "Messages";
export type SetLimitPolicy$variables = {
  atLimit: AtLimit;
  metric: UsageMetric;
};
export type SetLimitPolicy$data = {
  readonly setLimitPolicy: {
    readonly id: string;
    readonly meters: ReadonlyArray<{
      readonly metric: UsageMetric;
      readonly " $fragmentSpreads": FragmentRefs<"UsageMeterRow_meter">;
    }>;
  };
};
export type SetLimitPolicy = {
  response: SetLimitPolicy$data;
  variables: SetLimitPolicy$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "atLimit"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "metric"
},
v2 = [
  {
    "kind": "Variable",
    "name": "atLimit",
    "variableName": "atLimit"
  },
  {
    "kind": "Variable",
    "name": "metric",
    "variableName": "metric"
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
  "name": "metric",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "used",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SetLimitPolicy",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Usage",
        "kind": "LinkedField",
        "name": "setLimitPolicy",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UsageMeter",
            "kind": "LinkedField",
            "name": "meters",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "UsageMeterRow_meter"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SetLimitPolicy",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Usage",
        "kind": "LinkedField",
        "name": "setLimitPolicy",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UsageMeter",
            "kind": "LinkedField",
            "name": "meters",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "limit",
                "storageKey": null
              },
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
                  (v5/*:: as any*/),
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
                      (v3/*:: as any*/)
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
    "cacheID": "a42f7a2f01057d6d6043fca8de27a544",
    "id": "1f35da06ac6eaf4c76d70270e86c433701ed8b08379e2d9e96cbe1b858cf79ba",
    "metadata": {},
    "name": "SetLimitPolicy",
    "operationKind": "mutation",
    "text": "mutation SetLimitPolicy($metric:UsageMetric!,$atLimit:AtLimit!){setLimitPolicy(metric:$metric,atLimit:$atLimit){id,meters{metric,...UsageMeterRow_meter}}}fragment UsageMeterRow_meter on UsageMeter{metric,used,limit,atLimit,isStopped,forecast{expected,reachedAt},alerts{threshold,reachedAt},byAssistant{used,assistant{title,id}}}"
  }
};
})();

(node as any).hash = "f3e84be81454aebc7a9eb9ca2b125c01";

export default node;
