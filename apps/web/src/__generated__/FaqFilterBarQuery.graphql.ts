/**
 * @generated SignedSource<<797a92b593da02813f37500d86e43c2a>>
 * @relayHash c5e76f95276ea7aafdbef123de135949
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f8265261dc2e47ff726c0002749fcc8dd0235c020d6e20be22ea4d72745467a

import { ConcreteRequest } from 'relay-runtime';
export type FaqFilterBarQuery$variables = Record<PropertyKey, never>;
export type FaqFilterBarQuery$data = {
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
};
export type FaqFilterBarQuery = {
  response: FaqFilterBarQuery$data;
  variables: FaqFilterBarQuery$variables;
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
    "name": "FaqFilterBarQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FaqFilterBarQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "c5e76f95276ea7aafdbef123de135949",
    "id": "8f8265261dc2e47ff726c0002749fcc8dd0235c020d6e20be22ea4d72745467a",
    "metadata": {},
    "name": "FaqFilterBarQuery",
    "operationKind": "query",
    "text": "query FaqFilterBarQuery{assistants{id,title}}"
  }
};
})();

(node as any).hash = "a6cd1d7371a73e417ec5a145177fd21a";

export default node;
