/**
 * @generated SignedSource<<db674814c5e6407893b74c21c8ee26ab>>
 * @relayHash 0f956dd6272a3d344ea49ad64efe2b8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59844bff70273c6480c96b4cb0f760614558b9712faa99e3040d51c3d31c7498

import { ConcreteRequest } from 'relay-runtime';
export type UsageMetric = "ApiRequests" | "FormSubmissions" | "MapRequests" | "Messages";
export type UsedSoFarQuery$variables = Record<PropertyKey, never>;
export type UsedSoFarQuery$data = {
  readonly usage: {
    readonly meters: ReadonlyArray<{
      readonly metric: UsageMetric;
      readonly used: number;
    }>;
  };
};
export type UsedSoFarQuery = {
  response: UsedSoFarQuery$data;
  variables: UsedSoFarQuery$variables;
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UsedSoFarQuery",
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
    "name": "UsedSoFarQuery",
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
    "cacheID": "0f956dd6272a3d344ea49ad64efe2b8e",
    "id": "59844bff70273c6480c96b4cb0f760614558b9712faa99e3040d51c3d31c7498",
    "metadata": {},
    "name": "UsedSoFarQuery",
    "operationKind": "query",
    "text": "query UsedSoFarQuery{usage{meters{metric,used},id}}"
  }
};
})();

(node as any).hash = "6a7c65f7552f061efb7f38e717059adc";

export default node;
