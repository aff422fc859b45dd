/**
 * @generated SignedSource<<0b5b136a71085365ba7e12b2d0bb9ce4>>
 * @relayHash 2d48a6dc39e0de10fffb62f94a26b61e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a743c5ae6de44b8d6f0483864b209c131e48c14616b21cca7a975f2368b612c

import { ConcreteRequest } from 'relay-runtime';
export type ArticleImportState = "Cancelled" | "Done" | "Failed" | "Running" | "Undone" | "Waiting";
export type RunningImportCancelMutation$variables = {
  id: string;
};
export type RunningImportCancelMutation$data = {
  readonly cancelArticleImport: {
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
export type RunningImportCancelMutation = {
  response: RunningImportCancelMutation$data;
  variables: RunningImportCancelMutation$variables;
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
    "name": "cancelArticleImport",
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
    "name": "RunningImportCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RunningImportCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2d48a6dc39e0de10fffb62f94a26b61e",
    "id": "1a743c5ae6de44b8d6f0483864b209c131e48c14616b21cca7a975f2368b612c",
    "metadata": {},
    "name": "RunningImportCancelMutation",
    "operationKind": "mutation",
    "text": "mutation RunningImportCancelMutation($id:ID!){cancelArticleImport(id:$id){id,name,state,progress,error,createdAt,importedCount,skippedCount,pictureCount,undoableCount}}"
  }
};
})();

(node as any).hash = "7b5d983891af83a270b8229fb30e8e62";

export default node;
