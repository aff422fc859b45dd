/**
 * @generated SignedSource<<694d1531ce1b6c6633ac05560b75d9aa>>
 * @relayHash f5db61774149ee068c0999726cf9368e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 157b7dd2d504582a650c28fd46c9eea79d8eee957f7f9441f4f57193ba2515e4

import { ConcreteRequest } from 'relay-runtime';
export type InstallationTabPingedSubscription$variables = Record<PropertyKey, never>;
export type InstallationTabPingedSubscription$data = {
  readonly assistantPinged: {
    readonly id: string;
    readonly lastPingAt: string | null | undefined;
    readonly lastPingUrl: string | null | undefined;
  };
};
export type InstallationTabPingedSubscription = {
  response: InstallationTabPingedSubscription$data;
  variables: InstallationTabPingedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "assistantPinged",
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
        "name": "lastPingAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastPingUrl",
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
    "name": "InstallationTabPingedSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InstallationTabPingedSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "f5db61774149ee068c0999726cf9368e",
    "id": "157b7dd2d504582a650c28fd46c9eea79d8eee957f7f9441f4f57193ba2515e4",
    "metadata": {},
    "name": "InstallationTabPingedSubscription",
    "operationKind": "subscription",
    "text": "subscription InstallationTabPingedSubscription{assistantPinged{id,lastPingAt,lastPingUrl}}"
  }
};
})();

(node as any).hash = "8250c69ee642e730f1155a9d314c9080";

export default node;
