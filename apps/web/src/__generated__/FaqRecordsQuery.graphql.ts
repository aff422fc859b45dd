/**
 * @generated SignedSource<<a3358822faca869e7787f437cf03a291>>
 * @relayHash dad28cc57e656eccc52da5c059f859da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cd6efb5f2e49748293ae2cd4e442d11aa0aa99e0aecaaed0a1690a3dea2915b

import { ConcreteRequest } from 'relay-runtime';
export type FaqRecordsQuery$variables = Record<PropertyKey, never>;
export type FaqRecordsQuery$data = {
  readonly automatedFaqs: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly question: string;
    }>;
  };
};
export type FaqRecordsQuery = {
  response: FaqRecordsQuery$data;
  variables: FaqRecordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "AutomatedFaqPage",
    "kind": "LinkedField",
    "name": "automatedFaqs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AutomatedFaq",
        "kind": "LinkedField",
        "name": "nodes",
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
            "name": "question",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "automatedFaqs(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FaqRecordsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FaqRecordsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "dad28cc57e656eccc52da5c059f859da",
    "id": "8cd6efb5f2e49748293ae2cd4e442d11aa0aa99e0aecaaed0a1690a3dea2915b",
    "metadata": {},
    "name": "FaqRecordsQuery",
    "operationKind": "query",
    "text": "query FaqRecordsQuery{automatedFaqs(first:100){nodes{id,question}}}"
  }
};
})();

(node as any).hash = "0d23499b0a8950cfb9ac32de29d16751";

export default node;
