/**
 * @generated SignedSource<<adf2f63e270d645fbd2f28a06ddce6d7>>
 * @relayHash 39a8d71c2066e58361ad5ed678e741e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0898f4856f007f365eac2a17516bbb285526b084e714c42de307bfa63cf70714

import { ConcreteRequest } from 'relay-runtime';
export type useArticlesActionsDeleteMutation$variables = {
  ids: ReadonlyArray<string>;
};
export type useArticlesActionsDeleteMutation$data = {
  readonly deleteArticles: ReadonlyArray<string>;
};
export type useArticlesActionsDeleteMutation = {
  response: useArticlesActionsDeleteMutation$data;
  variables: useArticlesActionsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "kind": "ScalarField",
    "name": "deleteArticles",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useArticlesActionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useArticlesActionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "39a8d71c2066e58361ad5ed678e741e9",
    "id": "0898f4856f007f365eac2a17516bbb285526b084e714c42de307bfa63cf70714",
    "metadata": {},
    "name": "useArticlesActionsDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation useArticlesActionsDeleteMutation($ids:[ID!]!){deleteArticles(ids:$ids)}"
  }
};
})();

(node as any).hash = "a89f994de7495062b10f75305c2b3fe5";

export default node;
