/**
 * @generated SignedSource<<fb717ad4bb93bb6ee0673f61008fd9e2>>
 * @relayHash 620b188f4a254ada87c886deb65e5b4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ba374f613bd4100d9f52313d24e10b009d1da2c8bf12607bb707ae0a49cbe25

import { ConcreteRequest } from 'relay-runtime';
export type ArticleImportState = "Cancelled" | "Done" | "Failed" | "Running" | "Undone" | "Waiting";
export type ImportReportUndoMutation$variables = {
  id: string;
};
export type ImportReportUndoMutation$data = {
  readonly undoArticleImport: {
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
export type ImportReportUndoMutation = {
  response: ImportReportUndoMutation$data;
  variables: ImportReportUndoMutation$variables;
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
    "concreteType": "ArticleImport",
    "kind": "LinkedField",
    "name": "undoArticleImport",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportReportUndoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportReportUndoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "620b188f4a254ada87c886deb65e5b4c",
    "id": "4ba374f613bd4100d9f52313d24e10b009d1da2c8bf12607bb707ae0a49cbe25",
    "metadata": {},
    "name": "ImportReportUndoMutation",
    "operationKind": "mutation",
    "text": "mutation ImportReportUndoMutation($id:ID!){undoArticleImport(id:$id){id,name,state,progress,error,createdAt,importedCount,skippedCount,pictureCount,undoableCount}}"
  }
};
})();

(node as any).hash = "ad2ab0c45a0522980db2f0b325936568";

export default node;
