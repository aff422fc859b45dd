/**
 * @generated SignedSource<<bcc00240b9a8ab2d06edb422234090d2>>
 * @relayHash b494a7ae1d831dfd9e7bb90987a27f1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 737762acf609d88d9b78eb53ca05e59ff616a9989c77a001c22dd15e96bc1b14

import { ConcreteRequest } from 'relay-runtime';
export type ArticleImportState = "Cancelled" | "Done" | "Failed" | "Running" | "Undone" | "Waiting";
export type ArticleImportChanged$variables = Record<PropertyKey, never>;
export type ArticleImportChanged$data = {
  readonly articleImportChanged: {
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
  };
};
export type ArticleImportChanged = {
  response: ArticleImportChanged$data;
  variables: ArticleImportChanged$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ArticleImport",
    "kind": "LinkedField",
    "name": "articleImportChanged",
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
    "name": "ArticleImportChanged",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ArticleImportChanged",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "b494a7ae1d831dfd9e7bb90987a27f1c",
    "id": "737762acf609d88d9b78eb53ca05e59ff616a9989c77a001c22dd15e96bc1b14",
    "metadata": {},
    "name": "ArticleImportChanged",
    "operationKind": "subscription",
    "text": "subscription ArticleImportChanged{articleImportChanged{id,name,state,progress,error,createdAt,importedCount,skippedCount,pictureCount,undoableCount}}"
  }
};
})();

(node as any).hash = "be643125cbc74f3f6e83c40729796838";

export default node;
