/**
 * @generated SignedSource<<44c0b901dc3b22c4fd31ca1e7298847e>>
 * @relayHash 867165f474ed4975eddc0d01e4fafe23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15342e0e54b72d3d128bdd8a9ba9165028562d41463b6002f77372f3d75d4f10

import { ConcreteRequest } from 'relay-runtime';
export type StripePromotionType = "Amount" | "Percent";
export type ApplyStripePromotionCode$variables = {
  couponCode: string;
};
export type ApplyStripePromotionCode$data = {
  readonly applyStripePromotionCode: {
    readonly code: string;
    readonly id: string;
    readonly quantity: number;
    readonly type: StripePromotionType;
  };
};
export type ApplyStripePromotionCode = {
  response: ApplyStripePromotionCode$data;
  variables: ApplyStripePromotionCode$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "couponCode"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "couponCode",
        "variableName": "couponCode"
      }
    ],
    "concreteType": "StripePromotion",
    "kind": "LinkedField",
    "name": "applyStripePromotionCode",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ApplyStripePromotionCode",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ApplyStripePromotionCode",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "867165f474ed4975eddc0d01e4fafe23",
    "id": "15342e0e54b72d3d128bdd8a9ba9165028562d41463b6002f77372f3d75d4f10",
    "metadata": {},
    "name": "ApplyStripePromotionCode",
    "operationKind": "mutation",
    "text": "mutation ApplyStripePromotionCode($couponCode:String!){applyStripePromotionCode(couponCode:$couponCode){id,code,type,quantity}}"
  }
};
})();

(node as any).hash = "593d5084662ffce63e68ff6450728629";

export default node;
