/**
 * @generated SignedSource<<1d90ba9190cf328356219d1b719b77ce>>
 * @relayHash 708bf360db855538079a96f5b8d0c28a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb6732a06a7efd441acc423f4f09c4b990bf99d31dcc60d67bd298ea27e4f4a5

import { ConcreteRequest } from 'relay-runtime';
export type ReportFormQuery$variables = Record<PropertyKey, never>;
export type ReportFormQuery$data = {
  readonly colleagues: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly currentUser: {
    readonly id: string;
  } | null | undefined;
};
export type ReportFormQuery = {
  response: ReportFormQuery$data;
  variables: ReportFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "colleagues",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "currentUser",
    "plural": false,
    "selections": [
      (v0/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReportFormQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReportFormQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "708bf360db855538079a96f5b8d0c28a",
    "id": "eb6732a06a7efd441acc423f4f09c4b990bf99d31dcc60d67bd298ea27e4f4a5",
    "metadata": {},
    "name": "ReportFormQuery",
    "operationKind": "query",
    "text": "query ReportFormQuery{colleagues{id,name},currentUser{id}}"
  }
};
})();

(node as any).hash = "a043b009693a88bcb9846ef447f5dcac";

export default node;
