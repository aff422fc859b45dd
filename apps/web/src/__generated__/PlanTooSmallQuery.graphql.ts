/**
 * @generated SignedSource<<ab7a7d8752f0ac5e982e41dd054c90e2>>
 * @relayHash 9d17a385e5d8f5af0c71639604d6e166
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 754be7ce672045dac4e2cc88c40c3e59f22e098fa913f377c89d64c90703a1e2

import { ConcreteRequest } from 'relay-runtime';
export type AtLimit = "Grace10" | "NotifyOnly" | "Stop";
export type UsageMetric = "ApiRequests" | "FormSubmissions" | "MapRequests" | "Messages";
export type PlanTooSmallQuery$variables = Record<PropertyKey, never>;
export type PlanTooSmallQuery$data = {
  readonly usage: {
    readonly meters: ReadonlyArray<{
      readonly atLimit: AtLimit;
      readonly metric: UsageMetric;
      readonly used: number;
    }>;
  };
};
export type PlanTooSmallQuery = {
  response: PlanTooSmallQuery$data;
  variables: PlanTooSmallQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "UsageMeter",
  "kind": "LinkedField",
  "name": "meters",
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
      "name": "used",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "atLimit",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PlanTooSmallQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Usage",
        "kind": "LinkedField",
        "name": "usage",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "PlanTooSmallQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9d17a385e5d8f5af0c71639604d6e166",
    "id": "754be7ce672045dac4e2cc88c40c3e59f22e098fa913f377c89d64c90703a1e2",
    "metadata": {},
    "name": "PlanTooSmallQuery",
    "operationKind": "query",
    "text": "query PlanTooSmallQuery{usage{meters{metric,used,atLimit},id}}"
  }
};
})();

(node as any).hash = "2d7e30663de742f454ed71a8be68d1aa";

export default node;
