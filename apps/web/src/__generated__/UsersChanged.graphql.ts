/**
 * @generated SignedSource<<28ef40a8b4d8f245f81ab2dfc61380ab>>
 * @relayHash 52a39ecee5072be63c86da7e61ec1a40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd4e2b566e3a008eeb0ffec92734f2bca8980b35957c9eb3eb7a4b0f50cac3b5

import { ConcreteRequest } from 'relay-runtime';
export type UsersChanged$variables = Record<PropertyKey, never>;
export type UsersChanged$data = {
  readonly usersChanged: boolean;
};
export type UsersChanged = {
  response: UsersChanged$data;
  variables: UsersChanged$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "usersChanged",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UsersChanged",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UsersChanged",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "52a39ecee5072be63c86da7e61ec1a40",
    "id": "dd4e2b566e3a008eeb0ffec92734f2bca8980b35957c9eb3eb7a4b0f50cac3b5",
    "metadata": {},
    "name": "UsersChanged",
    "operationKind": "subscription",
    "text": "subscription UsersChanged{usersChanged}"
  }
};
})();

(node as any).hash = "ab15c057dbe5cd21e35c87a08040ec61";

export default node;
