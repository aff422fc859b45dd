/**
 * @generated SignedSource<<57e91c74f5b684b2f839907e410fb06a>>
 * @relayHash 9798863d75a9a1d7e388dbaa5b4370ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 592df18c1edfe6a1e7d4dcd27a8f748500ea92d29d57447a69891d231ba22a26

import { ConcreteRequest } from 'relay-runtime';
export type InstallGuidePingedSubscription$variables = Record<PropertyKey, never>;
export type InstallGuidePingedSubscription$data = {
  readonly onboardingPinged: {
    readonly id: string;
    readonly lastPingAt: string | null | undefined;
    readonly lastPingUrl: string | null | undefined;
  };
};
export type InstallGuidePingedSubscription = {
  response: InstallGuidePingedSubscription$data;
  variables: InstallGuidePingedSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Onboarding",
    "kind": "LinkedField",
    "name": "onboardingPinged",
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
    "name": "InstallGuidePingedSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InstallGuidePingedSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "9798863d75a9a1d7e388dbaa5b4370ec",
    "id": "592df18c1edfe6a1e7d4dcd27a8f748500ea92d29d57447a69891d231ba22a26",
    "metadata": {},
    "name": "InstallGuidePingedSubscription",
    "operationKind": "subscription",
    "text": "subscription InstallGuidePingedSubscription{onboardingPinged{id,lastPingAt,lastPingUrl}}"
  }
};
})();

(node as any).hash = "c0076139ea7c9c7f523c59c8101045a6";

export default node;
