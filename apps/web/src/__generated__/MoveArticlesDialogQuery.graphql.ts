/**
 * @generated SignedSource<<fb9a8b779e7c1c5feb68ba5d2a3e07b0>>
 * @relayHash 0f407aa3163a457bd804f437d537f154
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfd25fc1617cc58c1033e70d91f765cf421538e4104f28dedce90b94bfe424b9

import { ConcreteRequest } from 'relay-runtime';
export type MoveArticlesDialogQuery$variables = Record<PropertyKey, never>;
export type MoveArticlesDialogQuery$data = {
  readonly articleCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type MoveArticlesDialogQuery = {
  response: MoveArticlesDialogQuery$data;
  variables: MoveArticlesDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ArticleCategory",
    "kind": "LinkedField",
    "name": "articleCategories",
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
    "name": "MoveArticlesDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MoveArticlesDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "0f407aa3163a457bd804f437d537f154",
    "id": "cfd25fc1617cc58c1033e70d91f765cf421538e4104f28dedce90b94bfe424b9",
    "metadata": {},
    "name": "MoveArticlesDialogQuery",
    "operationKind": "query",
    "text": "query MoveArticlesDialogQuery{articleCategories{id,name}}"
  }
};
})();

(node as any).hash = "1914ca2c7f4c82a50dd2704f2e002fd7";

export default node;
