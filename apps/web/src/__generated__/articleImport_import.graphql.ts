/**
 * @generated SignedSource<<520de87f04cfc8a11030b146c145eaa2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ArticleImportState = "Cancelled" | "Done" | "Failed" | "Running" | "Undone" | "Waiting";
import { FragmentRefs } from "relay-runtime";
export type articleImport_import$data = {
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
  readonly " $fragmentType": "articleImport_import";
};
export type articleImport_import$key = {
  readonly " $data"?: articleImport_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"articleImport_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "articleImport_import",
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
  "type": "ArticleImport",
  "abstractKey": null
};

(node as any).hash = "3f2c629498da1fe58551ea7f990f8004";

export default node;
