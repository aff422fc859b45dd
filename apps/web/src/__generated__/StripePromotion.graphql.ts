/**
 * @generated SignedSource<<c6452a885fbf0314895931098919724d>>
 * @relayHash a4ca3dd824111b48ef996f6cfae87cae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e668037dd1750e261c5305d132d51a609b2cde96a2135af4f8a0379f5fad3be

import { ConcreteRequest } from 'relay-runtime';
export type StripePromotionType = "Amount" | "Percent";
export type StripePromotion$variables = Record<PropertyKey, never>;
export type StripePromotion$data = {
  readonly stripePromotion: {
    readonly code: string;
    readonly id: string;
    readonly quantity: number;
    readonly type: StripePromotionType;
  } | null | undefined;
};
export type StripePromotion = {
  response: StripePromotion$data;
  variables: StripePromotion$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StripePromotion",
    "kind": "LinkedField",
    "name": "stripePromotion",
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
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "type",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "quantity",
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
    "name": "StripePromotion",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StripePromotion",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "a4ca3dd824111b48ef996f6cfae87cae",
    "id": "8e668037dd1750e261c5305d132d51a609b2cde96a2135af4f8a0379f5fad3be",
    "metadata": {},
    "name": "StripePromotion",
    "operationKind": "query",
    "text": "query StripePromotion{stripePromotion{id,code,type,quantity}}"
  }
};
})();

(node as any).hash = "f9525fd59c5b44403e097d99aaa860d6";

export default node;
