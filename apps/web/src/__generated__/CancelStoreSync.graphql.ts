/**
 * @generated SignedSource<<75862755a6a30642ddd02ba83d7e60f4>>
 * @relayHash 3d560611c0c16d25509710e03d4c5152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0db080081336d1439c5d89b5dfe5d787f2026d6e566441732934bb8d06c26af9

import { ConcreteRequest } from 'relay-runtime';
export type StoreState = "Connected" | "Error" | "Syncing";
export type CancelStoreSync$variables = {
  id: string;
};
export type CancelStoreSync$data = {
  readonly cancelStoreSync: {
    readonly id: string;
    readonly lastError: string | null | undefined;
    readonly nextSyncAt: string | null | undefined;
    readonly state: StoreState;
  };
};
export type CancelStoreSync = {
  response: CancelStoreSync$data;
  variables: CancelStoreSync$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "StoreIntegration",
    "kind": "LinkedField",
    "name": "cancelStoreSync",
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
        "name": "lastError",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nextSyncAt",
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
    "name": "CancelStoreSync",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CancelStoreSync",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3d560611c0c16d25509710e03d4c5152",
    "id": "0db080081336d1439c5d89b5dfe5d787f2026d6e566441732934bb8d06c26af9",
    "metadata": {},
    "name": "CancelStoreSync",
    "operationKind": "mutation",
    "text": "mutation CancelStoreSync($id:ID!){cancelStoreSync(id:$id){id,state,lastError,nextSyncAt}}"
  }
};
})();

(node as any).hash = "5c77deb7cd1622b96e591e0490114b86";

export default node;
