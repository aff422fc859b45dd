/**
 * @generated SignedSource<<066f2b600aeb60541037b32a46d12296>>
 * @relayHash d22f8aaf2a76915611fb5a1a0613593a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14ecdebea2dc7fe79d82799f0cb7f1edbbb1c16bb44cf1155b1b5464db69f0cc

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DataExportStatus = "Failed" | "Preparing" | "Ready";
export type DataExportQuery$variables = Record<PropertyKey, never>;
export type DataExportQuery$data = {
  readonly dataExport: {
    readonly id: string;
    readonly status: DataExportStatus;
    readonly " $fragmentSpreads": FragmentRefs<"PreparingExport_dataExport" | "ReadyExport_dataExport">;
  } | null | undefined;
};
export type DataExportQuery = {
  response: DataExportQuery$data;
  variables: DataExportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DataExportQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DataExport",
        "kind": "LinkedField",
        "name": "dataExport",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PreparingExport_dataExport"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReadyExport_dataExport"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DataExportQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DataExport",
        "kind": "LinkedField",
        "name": "dataExport",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "done",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requestedByName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "size",
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
            "name": "expiresAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isMine",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d22f8aaf2a76915611fb5a1a0613593a",
    "id": "14ecdebea2dc7fe79d82799f0cb7f1edbbb1c16bb44cf1155b1b5464db69f0cc",
    "metadata": {},
    "name": "DataExportQuery",
    "operationKind": "query",
    "text": "query DataExportQuery{dataExport{id,status,...PreparingExport_dataExport,...ReadyExport_dataExport}}fragment PreparingExport_dataExport on DataExport{total,done,requestedByName}fragment ReadyExport_dataExport on DataExport{id,size,createdAt,expiresAt,requestedByName,isMine}"
  }
};
})();

(node as any).hash = "49226b53107ed5f5a13b88ed623a0fb8";

export default node;
