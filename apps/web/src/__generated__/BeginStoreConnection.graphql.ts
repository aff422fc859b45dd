/**
 * @generated SignedSource<<72c64220e3b5aa5a7a9f4f5409f4c636>>
 * @relayHash 11f95e3e2c205a278909625d15a77ae6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40003327027ca023827cca1f3a20f1fe8d84006f19c3c401c5c30d1c708107f8

import { ConcreteRequest } from 'relay-runtime';
export type StoreProvider = "Shopify" | "Wix" | "WooCommerce";
export type BeginStoreConnection$variables = {
  provider: StoreProvider;
  shop: string;
};
export type BeginStoreConnection$data = {
  readonly beginStoreConnection: {
    readonly url: string;
  };
};
export type BeginStoreConnection = {
  response: BeginStoreConnection$data;
  variables: BeginStoreConnection$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "provider"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "shop"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "provider",
        "variableName": "provider"
      },
      {
        "kind": "Variable",
        "name": "shop",
        "variableName": "shop"
      }
    ],
    "concreteType": "StoreConnectionStart",
    "kind": "LinkedField",
    "name": "beginStoreConnection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
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
    "name": "BeginStoreConnection",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BeginStoreConnection",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "11f95e3e2c205a278909625d15a77ae6",
    "id": "40003327027ca023827cca1f3a20f1fe8d84006f19c3c401c5c30d1c708107f8",
    "metadata": {},
    "name": "BeginStoreConnection",
    "operationKind": "mutation",
    "text": "mutation BeginStoreConnection($provider:StoreProvider!,$shop:String!){beginStoreConnection(provider:$provider,shop:$shop){url}}"
  }
};
})();

(node as any).hash = "c71bc2afcf77027a9fe9b7464adff010";

export default node;
