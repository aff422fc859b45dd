/**
 * @generated SignedSource<<f8dc3214687ee81c4765277a5760fa7e>>
 * @relayHash ad399e744a3c4c9794db21579725f6ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9806c0ca7674935f71f60b7f1637d86702c0313c6a16cdacfef216caefaa3a35

import { ConcreteRequest } from 'relay-runtime';
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
export type StarterKnowledgeSubscription$variables = Record<PropertyKey, never>;
export type StarterKnowledgeSubscription$data = {
  readonly crawlRunChanged: {
    readonly counts: {
      readonly found: number;
      readonly read: number;
      readonly waiting: number;
    };
    readonly error: string | null | undefined;
    readonly id: string;
    readonly state: CrawlState;
  };
};
export type StarterKnowledgeSubscription = {
  response: StarterKnowledgeSubscription$data;
  variables: StarterKnowledgeSubscription$variables;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "error",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CrawlCounts",
        "kind": "LinkedField",
        "name": "counts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "found",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "waiting",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "read",
            "storageKey": null
          }
        ],
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
    "name": "StarterKnowledgeSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StarterKnowledgeSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "ad399e744a3c4c9794db21579725f6ff",
    "id": "9806c0ca7674935f71f60b7f1637d86702c0313c6a16cdacfef216caefaa3a35",
    "metadata": {},
    "name": "StarterKnowledgeSubscription",
    "operationKind": "subscription",
    "text": "subscription StarterKnowledgeSubscription{crawlRunChanged{id,state,error,counts{found,waiting,read}}}"
  }
};
})();

(node as any).hash = "8eef8cff5932652c990fb4bd27af7580";

export default node;
