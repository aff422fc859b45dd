/**
 * @generated SignedSource<<d687d3a866dffb337989403ac53d4b03>>
 * @relayHash 38b7ff234197e87a44b75f518f787d6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 535f006d3b33a91b6b8f5189bf3250e2e69802e137abd1717143ec58b7fabdf0

import { ConcreteRequest } from 'relay-runtime';
export type OwnAvatarQuery$variables = Record<PropertyKey, never>;
export type OwnAvatarQuery$data = {
  readonly currentUser: {
    readonly avatar: string | null | undefined;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
};
export type OwnAvatarQuery = {
  response: OwnAvatarQuery$data;
  variables: OwnAvatarQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "currentUser",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "avatar",
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
    "name": "OwnAvatarQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnAvatarQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "38b7ff234197e87a44b75f518f787d6d",
    "id": "535f006d3b33a91b6b8f5189bf3250e2e69802e137abd1717143ec58b7fabdf0",
    "metadata": {},
    "name": "OwnAvatarQuery",
    "operationKind": "query",
    "text": "query OwnAvatarQuery{currentUser{id,name,avatar}}"
  }
};
})();

(node as any).hash = "0a3cf61261a609bb6c18162605dd7084";

export default node;
