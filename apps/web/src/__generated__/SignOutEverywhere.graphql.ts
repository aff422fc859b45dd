/**
 * @generated SignedSource<<c38c740e126d60ac2288a42713b8f273>>
 * @relayHash ba0cd80018d5ec08fb154c9252a8dc72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bee88c7c78a9530eb6448ad1f4d6e0c4093eee45f644f5d1568e5872341bc20c

import { ConcreteRequest } from 'relay-runtime';
export type SignOutEverywhere$variables = Record<PropertyKey, never>;
export type SignOutEverywhere$data = {
  readonly logoutEverywhere: number;
};
export type SignOutEverywhere = {
  response: SignOutEverywhere$data;
  variables: SignOutEverywhere$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "logoutEverywhere",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignOutEverywhere",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignOutEverywhere",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "ba0cd80018d5ec08fb154c9252a8dc72",
    "id": "bee88c7c78a9530eb6448ad1f4d6e0c4093eee45f644f5d1568e5872341bc20c",
    "metadata": {},
    "name": "SignOutEverywhere",
    "operationKind": "mutation",
    "text": "mutation SignOutEverywhere{logoutEverywhere}"
  }
};
})();

(node as any).hash = "a0fac5ea60a33c91ef0b791408324c13";

export default node;
