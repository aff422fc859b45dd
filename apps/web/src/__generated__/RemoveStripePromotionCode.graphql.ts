/**
 * @generated SignedSource<<33a3890d1d91ecaef35d653d908006b1>>
 * @relayHash 3e7538b0a794af5a63daab50f648f44a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f85187c0f246211d8f1ffed534e43fb1e184b702c889e3c6481ebefa4160684f

import { ConcreteRequest } from 'relay-runtime';
export type RemoveStripePromotionCode$variables = Record<PropertyKey, never>;
export type RemoveStripePromotionCode$data = {
  readonly removeStripePromotionCode: {
    readonly id: string;
  } | null | undefined;
};
export type RemoveStripePromotionCode = {
  response: RemoveStripePromotionCode$data;
  variables: RemoveStripePromotionCode$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StripePromotion",
    "kind": "LinkedField",
    "name": "removeStripePromotionCode",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RemoveStripePromotionCode",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RemoveStripePromotionCode",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "3e7538b0a794af5a63daab50f648f44a",
    "id": "f85187c0f246211d8f1ffed534e43fb1e184b702c889e3c6481ebefa4160684f",
    "metadata": {},
    "name": "RemoveStripePromotionCode",
    "operationKind": "mutation",
    "text": "mutation RemoveStripePromotionCode{removeStripePromotionCode{id}}"
  }
};
})();

(node as any).hash = "aca175988dc82a3c152efc255212575e";

export default node;
