/**
 * @generated SignedSource<<f0b203ad4b0549368665c6c091f46423>>
 * @relayHash f627ee72f37c14609914b761ac12126d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d8e38b8da3268f26983b6e714a294e01a585b92388bdb8c6ceb22f8ca20093d

import { ConcreteRequest } from 'relay-runtime';
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
export type RunTicks$variables = Record<PropertyKey, never>;
export type RunTicks$data = {
  readonly crawlRunChanged: {
    readonly id: string;
    readonly state: CrawlState;
  };
};
export type RunTicks = {
  response: RunTicks$data;
  variables: RunTicks$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CrawlRun",
    "kind": "LinkedField",
    "name": "crawlRunChanged",
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
        "name": "state",
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
    "name": "RunTicks",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RunTicks",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "f627ee72f37c14609914b761ac12126d",
    "id": "5d8e38b8da3268f26983b6e714a294e01a585b92388bdb8c6ceb22f8ca20093d",
    "metadata": {},
    "name": "RunTicks",
    "operationKind": "subscription",
    "text": "subscription RunTicks{crawlRunChanged{id,state}}"
  }
};
})();

(node as any).hash = "0cefb86d48489fc2a87348b7e6a3e83f";

export default node;
