/**
 * @generated SignedSource<<10451cae7aa288da9533a2649a939e92>>
 * @relayHash 4df865224e7b853ec4cfee3516fd6363
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b77ea1ae710e96f589d9010a8af4f6f20f980f6227bcb7d4d43b63a733721754

import { ConcreteRequest } from 'relay-runtime';
export type CrawlState = "Cancelled" | "Done" | "Failed" | "Running" | "Waiting";
export type useWebpagesActionsCancelMutation$variables = {
  id: string;
};
export type useWebpagesActionsCancelMutation$data = {
  readonly cancelCrawl: {
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
export type useWebpagesActionsCancelMutation = {
  response: useWebpagesActionsCancelMutation$data;
  variables: useWebpagesActionsCancelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "CrawlRun",
    "kind": "LinkedField",
    "name": "cancelCrawl",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWebpagesActionsCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWebpagesActionsCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4df865224e7b853ec4cfee3516fd6363",
    "id": "b77ea1ae710e96f589d9010a8af4f6f20f980f6227bcb7d4d43b63a733721754",
    "metadata": {},
    "name": "useWebpagesActionsCancelMutation",
    "operationKind": "mutation",
    "text": "mutation useWebpagesActionsCancelMutation($id:ID!){cancelCrawl(id:$id){id,state,error,createdAt,endedAt,counts{found,waiting,read,added,changed,skipped,failed}}}"
  }
};
})();

(node as any).hash = "e8026cc8bd3080d646bb38d4ce269190";

export default node;
