/**
 * @generated SignedSource<<07eb2b72cfd99e7c995b0371f710ed0e>>
 * @relayHash bc665a2afca66c754b1fe254cfde5521
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8dbc8ee4b2445846ff380aeb1d7014105afbdcf38fe3db7bca8afbe039649638

import { ConcreteRequest } from 'relay-runtime';
export type useDismissWelcomeBannerMutation$variables = Record<PropertyKey, never>;
export type useDismissWelcomeBannerMutation$data = {
  readonly dismissWelcomeBanner: {
    readonly id: string;
    readonly shouldShowWelcomeBanner: boolean;
  };
};
export type useDismissWelcomeBannerMutation = {
  response: useDismissWelcomeBannerMutation$data;
  variables: useDismissWelcomeBannerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "dismissWelcomeBanner",
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
        "name": "shouldShowWelcomeBanner",
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
    "name": "useDismissWelcomeBannerMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDismissWelcomeBannerMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "bc665a2afca66c754b1fe254cfde5521",
    "id": "8dbc8ee4b2445846ff380aeb1d7014105afbdcf38fe3db7bca8afbe039649638",
    "metadata": {},
    "name": "useDismissWelcomeBannerMutation",
    "operationKind": "mutation",
    "text": "mutation useDismissWelcomeBannerMutation{dismissWelcomeBanner{id,shouldShowWelcomeBanner}}"
  }
};
})();

(node as any).hash = "cbc9353b55dcfe0018cc9078513cf1f6";

export default node;
