/**
 * @generated SignedSource<<2c4f8b0b7e1bef192c408e28f88f84f8>>
 * @relayHash c47f31826a0c28846ba675bf70f69aff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fe741a6a7ad9baf37cd75e4715373f2d65b74ed20b9f883472769f6e6c9a1c6

import { ConcreteRequest } from 'relay-runtime';
export type ArticleImportState = "Cancelled" | "Done" | "Failed" | "Running" | "Undone" | "Waiting";
export type ImportDialogQuery$variables = Record<PropertyKey, never>;
export type ImportDialogQuery$data = {
  readonly articleImports: ReadonlyArray<{
    readonly createdAt: string;
    readonly error: string | null | undefined;
    readonly id: string;
    readonly importedCount: number;
    readonly name: string;
    readonly pictureCount: number;
    readonly progress: number | null | undefined;
    readonly skippedCount: number;
    readonly state: ArticleImportState;
    readonly undoableCount: number;
  }>;
};
export type ImportDialogQuery = {
  response: ImportDialogQuery$data;
  variables: ImportDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ArticleImport",
    "kind": "LinkedField",
    "name": "articleImports",
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
        "name": "name",
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
        "name": "progress",
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
        "name": "importedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "skippedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pictureCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "undoableCount",
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
    "name": "ImportDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ImportDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "c47f31826a0c28846ba675bf70f69aff",
    "id": "7fe741a6a7ad9baf37cd75e4715373f2d65b74ed20b9f883472769f6e6c9a1c6",
    "metadata": {},
    "name": "ImportDialogQuery",
    "operationKind": "query",
    "text": "query ImportDialogQuery{articleImports{id,name,state,progress,error,createdAt,importedCount,skippedCount,pictureCount,undoableCount}}"
  }
};
})();

(node as any).hash = "2dcfb922f3a6746aa951cfc5d407bfa8";

export default node;
