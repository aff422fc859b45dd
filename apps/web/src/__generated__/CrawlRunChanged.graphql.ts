/**
 * @generated SignedSource<<484e0042e3fa21e42dee9fcf1b6c8aec>>
 * @relayHash 3d127bbcb4cd85090ae6c30f874ac5e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d7ccbbccde9db9c2c44a15f7fb75d6b738492ff9936064980f9df6e65651d53

import { ConcreteRequest } from 'relay-runtime';
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
export type CrawlRunChanged$variables = Record<PropertyKey, never>;
export type CrawlRunChanged$data = {
  readonly crawlRunChanged: {
    readonly counts: {
      readonly added: number;
      readonly changed: number;
      readonly failed: number;
      readonly found: number;
      readonly read: number;
      readonly skipped: number;
      readonly waiting: number;
    };
    readonly createdAt: string;
    readonly endedAt: string | null | undefined;
    readonly error: string | null | undefined;
    readonly id: string;
    readonly state: CrawlState;
  };
};
export type CrawlRunChanged = {
  response: CrawlRunChanged$data;
  variables: CrawlRunChanged$variables;
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
        "kind": "ScalarField",
        "name": "createdAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endedAt",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "added",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "skipped",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failed",
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
    "name": "CrawlRunChanged",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CrawlRunChanged",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "3d127bbcb4cd85090ae6c30f874ac5e8",
    "id": "7d7ccbbccde9db9c2c44a15f7fb75d6b738492ff9936064980f9df6e65651d53",
    "metadata": {},
    "name": "CrawlRunChanged",
    "operationKind": "subscription",
    "text": "subscription CrawlRunChanged{crawlRunChanged{id,state,error,createdAt,endedAt,counts{found,waiting,read,added,changed,skipped,failed}}}"
  }
};
})();

(node as any).hash = "3ce65d8e3990d23ebb5991b68d3d6425";

export default node;
