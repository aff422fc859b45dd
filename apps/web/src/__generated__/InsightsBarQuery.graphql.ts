/**
 * @generated SignedSource<<1f8d14c55281a2943b2ddcd9d3cb17a2>>
 * @relayHash b5827a97c7b767cd501f3c920ef1ab70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b717c4f2adba06c7c6525de72d75fc607cdda779eaea4fedb48e14ccebf92ca

import { ConcreteRequest } from 'relay-runtime';
export type InsightsBarQuery$variables = Record<PropertyKey, never>;
export type InsightsBarQuery$data = {
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
};
export type InsightsBarQuery = {
  response: InsightsBarQuery$data;
  variables: InsightsBarQuery$variables;
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
    "name": "InsightsBarQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InsightsBarQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "b5827a97c7b767cd501f3c920ef1ab70",
    "id": "5b717c4f2adba06c7c6525de72d75fc607cdda779eaea4fedb48e14ccebf92ca",
    "metadata": {},
    "name": "InsightsBarQuery",
    "operationKind": "query",
    "text": "query InsightsBarQuery{assistants{id,title}}"
  }
};
})();

(node as any).hash = "2d596ae3d77c109863ca3be3f2181f71";

export default node;
