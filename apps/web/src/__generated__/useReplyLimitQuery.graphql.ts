/**
 * @generated SignedSource<<e4f2af83d7f89dfa9e9194bcae19a1e7>>
 * @relayHash 1f13441cccde4ec3a4b171f95dbf07d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a3a9d271a233a4fc6a1b457f4423e2184e0e595dde10f42a1ef49043e4e5776

import { ConcreteRequest } from 'relay-runtime';
export type UsageMetric = "ApiRequests" | "FormSubmissions" | "MapRequests" | "Messages";
export type useReplyLimitQuery$variables = Record<PropertyKey, never>;
export type useReplyLimitQuery$data = {
  readonly usage: {
    readonly endsAt: string | null | undefined;
    readonly meters: ReadonlyArray<{
      readonly isStopped: boolean;
      readonly limit: number | null | undefined;
      readonly metric: UsageMetric;
    }>;
  };
};
export type useReplyLimitQuery = {
  response: useReplyLimitQuery$data;
  variables: useReplyLimitQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v1 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useReplyLimitQuery",
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
          (v1/*:: as any*/)
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
    "name": "useReplyLimitQuery",
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
    "cacheID": "1f13441cccde4ec3a4b171f95dbf07d0",
    "id": "3a3a9d271a233a4fc6a1b457f4423e2184e0e595dde10f42a1ef49043e4e5776",
    "metadata": {},
    "name": "useReplyLimitQuery",
    "operationKind": "query",
    "text": "query useReplyLimitQuery{usage{endsAt,meters{metric,limit,isStopped},id}}"
  }
};
})();

(node as any).hash = "90c3481edf01d21de5029ec2379c4cdc";

export default node;
