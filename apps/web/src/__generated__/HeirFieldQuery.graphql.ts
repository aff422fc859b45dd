/**
 * @generated SignedSource<<d38905be15b54b4f0953a5bb8b503aea>>
 * @relayHash e2525e70218a1ac20983facbf5a32c4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae8b20800efee51fbaa4c180845887a30055222c20669fb4f2287dc74f5566b6

import { ConcreteRequest } from 'relay-runtime';
export type HeirFieldQuery$variables = Record<PropertyKey, never>;
export type HeirFieldQuery$data = {
  readonly colleagues: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly teams: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type HeirFieldQuery = {
  response: HeirFieldQuery$data;
  variables: HeirFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "colleagues",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Team",
    "kind": "LinkedField",
    "name": "teams",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HeirFieldQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HeirFieldQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e2525e70218a1ac20983facbf5a32c4b",
    "id": "ae8b20800efee51fbaa4c180845887a30055222c20669fb4f2287dc74f5566b6",
    "metadata": {},
    "name": "HeirFieldQuery",
    "operationKind": "query",
    "text": "query HeirFieldQuery{colleagues{id,name},teams{id,name}}"
  }
};
})();

(node as any).hash = "68ebfc20727e1a3734bcd13b5dbf7c8a";

export default node;
