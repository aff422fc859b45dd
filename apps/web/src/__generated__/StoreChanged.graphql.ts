/**
 * @generated SignedSource<<c6e3d138cb440ecc063a73c8ca6e3387>>
 * @relayHash f5e9184755e7e924e66b07da338adf6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 769520b5bb204db4b0be03eb4caa004e726c053e8a50856000209986c4b27f55

import { ConcreteRequest } from 'relay-runtime';
export type StoreState = "Connected" | "Error" | "Syncing";
export type StoreChanged$variables = Record<PropertyKey, never>;
export type StoreChanged$data = {
  readonly storeChanged: {
    readonly displayName: string;
    readonly id: string;
    readonly lastChangeAt: string | null | undefined;
    readonly lastError: string | null | undefined;
    readonly lastSyncAt: string | null | undefined;
    readonly nextSyncAt: string | null | undefined;
    readonly productsCount: number;
    readonly progress: number | null | undefined;
    readonly state: StoreState;
    readonly variantsCount: number;
  };
};
export type StoreChanged = {
  response: StoreChanged$data;
  variables: StoreChanged$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StoreIntegration",
    "kind": "LinkedField",
    "name": "storeChanged",
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
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "progress",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "displayName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "productsCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "variantsCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastSyncAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastChangeAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nextSyncAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastError",
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
    "name": "StoreChanged",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StoreChanged",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "f5e9184755e7e924e66b07da338adf6b",
    "id": "769520b5bb204db4b0be03eb4caa004e726c053e8a50856000209986c4b27f55",
    "metadata": {},
    "name": "StoreChanged",
    "operationKind": "subscription",
    "text": "subscription StoreChanged{storeChanged{id,state,progress,displayName,productsCount,variantsCount,lastSyncAt,lastChangeAt,nextSyncAt,lastError}}"
  }
};
})();

(node as any).hash = "95924063a2a6e7cc8c30cf98c84123d2";

export default node;
