/**
 * @generated SignedSource<<c6cb423d31012d59c98ec120577ad6f8>>
 * @relayHash 784b8bba93f87d5d18fa9e81a9df9fb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5b39dca6f595160f2052ac91d8ab29fa9c300492c910cb10d8167600ec6e2ee

import { ConcreteRequest } from 'relay-runtime';
export type StoreSettingsDialogQuery$variables = Record<PropertyKey, never>;
export type StoreSettingsDialogQuery$data = {
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
};
export type StoreSettingsDialogQuery = {
  response: StoreSettingsDialogQuery$data;
  variables: StoreSettingsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "assistants",
    "plural": true,
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
        "name": "title",
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
    "name": "StoreSettingsDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StoreSettingsDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "784b8bba93f87d5d18fa9e81a9df9fb9",
    "id": "c5b39dca6f595160f2052ac91d8ab29fa9c300492c910cb10d8167600ec6e2ee",
    "metadata": {},
    "name": "StoreSettingsDialogQuery",
    "operationKind": "query",
    "text": "query StoreSettingsDialogQuery{assistants{id,title}}"
  }
};
})();

(node as any).hash = "3f4739d28e88640377130e6a9d4be24b";

export default node;
