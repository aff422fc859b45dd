/**
 * @generated SignedSource<<9a63081be4ed05f1c0a6a7fb55864066>>
 * @relayHash 59deed9c9aecb2798f7ce2672a218308
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ba1b71d04e45b11c89735aba9a4ab22ddfb5c2f05567374e51d51ee782770ae

import { ConcreteRequest } from 'relay-runtime';
export type CompanyRecordsQuery$variables = Record<PropertyKey, never>;
export type CompanyRecordsQuery$data = {
  readonly colleagues: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly labels: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly teams: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type CompanyRecordsQuery = {
  response: CompanyRecordsQuery$data;
  variables: CompanyRecordsQuery$variables;
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
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Label",
    "kind": "LinkedField",
    "name": "labels",
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
    "name": "CompanyRecordsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CompanyRecordsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "59deed9c9aecb2798f7ce2672a218308",
    "id": "8ba1b71d04e45b11c89735aba9a4ab22ddfb5c2f05567374e51d51ee782770ae",
    "metadata": {},
    "name": "CompanyRecordsQuery",
    "operationKind": "query",
    "text": "query CompanyRecordsQuery{colleagues{id,name},teams{id,name},labels{id,name}}"
  }
};
})();

(node as any).hash = "9cefb70cbeb974cb320a3a6b2117f2c5";

export default node;
