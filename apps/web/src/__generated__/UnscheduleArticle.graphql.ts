/**
 * @generated SignedSource<<aca5664e023100aa49366eb9c9e2e649>>
 * @relayHash d6450dc519c4ee6f7b31d12111523132
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a86885cfc5c012e5db59ee98d6a0052d0a6e44193e1e9df245d033700640c24a

import { ConcreteRequest } from 'relay-runtime';
export type UnscheduleArticle$variables = {
  id: string;
};
export type UnscheduleArticle$data = {
  readonly unscheduleArticle: {
    readonly id: string;
    readonly publishAt: string | null | undefined;
  };
};
export type UnscheduleArticle = {
  response: UnscheduleArticle$data;
  variables: UnscheduleArticle$variables;
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
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "unscheduleArticle",
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
        "name": "publishAt",
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
    "name": "UnscheduleArticle",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnscheduleArticle",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d6450dc519c4ee6f7b31d12111523132",
    "id": "a86885cfc5c012e5db59ee98d6a0052d0a6e44193e1e9df245d033700640c24a",
    "metadata": {},
    "name": "UnscheduleArticle",
    "operationKind": "mutation",
    "text": "mutation UnscheduleArticle($id:ID!){unscheduleArticle(id:$id){id,publishAt}}"
  }
};
})();

(node as any).hash = "15f9a5c7ae32c1d16d3dd05e88a2c639";

export default node;
