/**
 * @generated SignedSource<<0b916e49d12c6aa30c75177074ab15fb>>
 * @relayHash 886a459fbd3d156c2447c3e38cc7c4cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5d4f448d181f04a644d0bdb3176b481914f4be70399e833116059020f997c30

import { ConcreteRequest } from 'relay-runtime';
export type GetMonthlySubscriptionPrices$variables = Record<PropertyKey, never>;
export type GetMonthlySubscriptionPrices$data = {
  readonly stripePrices: {
    readonly enterpriseMonthlySubscription: number;
    readonly enterpriseMonthlySubscriptionFreeTrial: number;
    readonly proMonthlySubscription: number;
    readonly proMonthlySubscriptionFreeTrial: number;
    readonly standardMonthlySubscription: number;
    readonly standardMonthlySubscriptionFreeTrial: number;
    readonly starterMonthlySubscription: number;
    readonly starterMonthlySubscriptionFreeTrial: number;
  };
};
export type GetMonthlySubscriptionPrices = {
  response: GetMonthlySubscriptionPrices$data;
  variables: GetMonthlySubscriptionPrices$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StripePrices",
    "kind": "LinkedField",
    "name": "stripePrices",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "starterMonthlySubscription",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "starterMonthlySubscriptionFreeTrial",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "standardMonthlySubscription",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "standardMonthlySubscriptionFreeTrial",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "proMonthlySubscription",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "proMonthlySubscriptionFreeTrial",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "enterpriseMonthlySubscription",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "enterpriseMonthlySubscriptionFreeTrial",
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
    "name": "GetMonthlySubscriptionPrices",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GetMonthlySubscriptionPrices",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "886a459fbd3d156c2447c3e38cc7c4cc",
    "id": "c5d4f448d181f04a644d0bdb3176b481914f4be70399e833116059020f997c30",
    "metadata": {},
    "name": "GetMonthlySubscriptionPrices",
    "operationKind": "query",
    "text": "query GetMonthlySubscriptionPrices{stripePrices{starterMonthlySubscription,starterMonthlySubscriptionFreeTrial,standardMonthlySubscription,standardMonthlySubscriptionFreeTrial,proMonthlySubscription,proMonthlySubscriptionFreeTrial,enterpriseMonthlySubscription,enterpriseMonthlySubscriptionFreeTrial}}"
  }
};
})();

(node as any).hash = "a66b5d262eed5e2db03199d460118ca3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
