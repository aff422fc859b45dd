/**
 * @generated SignedSource<<41c788a46274b13100f5be4e302fdba4>>
 * @relayHash 98960795fbda9460c4502c87dc36a2ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb9c43a664be96824f338c40cf8f6ff78fb630983e14323196654022c0636018

import { ConcreteRequest } from 'relay-runtime';
export type GetClientFreeTrialInfo$variables = Record<PropertyKey, never>;
export type GetClientFreeTrialInfo$data = {
  readonly clientFreeTrialInfo: {
    readonly daysRemaining: number;
    readonly messagesRemaining: number;
  } | null | undefined;
};
export type GetClientFreeTrialInfo = {
  response: GetClientFreeTrialInfo$data;
  variables: GetClientFreeTrialInfo$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ClientFreeTrialInfo",
    "kind": "LinkedField",
    "name": "clientFreeTrialInfo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "daysRemaining",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "messagesRemaining",
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
    "name": "GetClientFreeTrialInfo",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GetClientFreeTrialInfo",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "98960795fbda9460c4502c87dc36a2ff",
    "id": "cb9c43a664be96824f338c40cf8f6ff78fb630983e14323196654022c0636018",
    "metadata": {},
    "name": "GetClientFreeTrialInfo",
    "operationKind": "query",
    "text": "query GetClientFreeTrialInfo{clientFreeTrialInfo{daysRemaining,messagesRemaining}}"
  }
};
})();

(node as any).hash = "29db12db6e7820ab0cdeba28526b4fc0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
