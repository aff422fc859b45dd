/**
 * @generated SignedSource<<55fe9382cf9fd63fc047c9323a34da0d>>
 * @relayHash bd36d37a3830d5aefab8f127ccd966fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92bb2230520062e434697559011ece1c93430c163ce6a77770353aa188e3e5ca

import { ConcreteRequest } from 'relay-runtime';
export type SetDialogQuery$variables = Record<PropertyKey, never>;
export type SetDialogQuery$data = {
  readonly articles: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }>;
  };
};
export type SetDialogQuery = {
  response: SetDialogQuery$data;
  variables: SetDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": "Published"
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Literal",
        "name": "sort",
        "value": "TitleAscending"
      }
    ],
    "concreteType": "ArticlePage",
    "kind": "LinkedField",
    "name": "articles",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "nodes",
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
            "name": "title",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "articles(filter:{\"status\":\"Published\"},first:100,sort:\"TitleAscending\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SetDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SetDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "bd36d37a3830d5aefab8f127ccd966fd",
    "id": "92bb2230520062e434697559011ece1c93430c163ce6a77770353aa188e3e5ca",
    "metadata": {},
    "name": "SetDialogQuery",
    "operationKind": "query",
    "text": "query SetDialogQuery{articles(filter:{status:Published},sort:TitleAscending,first:100){nodes{id,title}}}"
  }
};
})();

(node as any).hash = "0cdcee51384f28ac681d0c42a79b38e6";

export default node;
