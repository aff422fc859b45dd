/**
 * @generated SignedSource<<0a152cf76c62aae5b48176050c501bfe>>
 * @relayHash 40cd18d0bea9b3b444db2d9afe0c5190
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b690195726918990d5c2a7e67b26f65e4730f27af6be041b2fd91a01ea1f7cf3

import { ConcreteRequest } from 'relay-runtime';
export type UsageMetric = "ApiRequests" | "FormSubmissions" | "MapRequests" | "Messages";
export type UsageBannerQuery$variables = Record<PropertyKey, never>;
export type UsageBannerQuery$data = {
  readonly usage: {
    readonly endsAt: string | null | undefined;
    readonly id: string;
    readonly meters: ReadonlyArray<{
      readonly isStopped: boolean;
      readonly limit: number | null | undefined;
      readonly metric: UsageMetric;
      readonly used: number;
    }>;
  };
};
export type UsageBannerQuery = {
  response: UsageBannerQuery$data;
  variables: UsageBannerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Usage",
    "kind": "LinkedField",
    "name": "usage",
    "plural": false,
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
        "name": "endsAt",
        "storageKey": null
      },
      {
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
            "name": "limit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isStopped",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UsageBannerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UsageBannerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "40cd18d0bea9b3b444db2d9afe0c5190",
    "id": "b690195726918990d5c2a7e67b26f65e4730f27af6be041b2fd91a01ea1f7cf3",
    "metadata": {},
    "name": "UsageBannerQuery",
    "operationKind": "query",
    "text": "query UsageBannerQuery{usage{id,endsAt,meters{metric,used,limit,isStopped}}}"
  }
};
})();

(node as any).hash = "0c2d43c02449921112f0cf259af45c5f";

export default node;
