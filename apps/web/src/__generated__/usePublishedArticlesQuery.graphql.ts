/**
 * @generated SignedSource<<314437e709d3a362efd5cd7091359af3>>
 * @relayHash 7a07f6086a91123e226defe08ca721d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 029c2637946df4995ff868d8b2bce9e29aad8d2639e7890c524c30dcdb125fd1

import { ConcreteRequest } from 'relay-runtime';
export type usePublishedArticlesQuery$variables = {
  guidedFlowId: string;
  ids: ReadonlyArray<string>;
};
export type usePublishedArticlesQuery$data = {
  readonly guidedFlowContext: {
    readonly publishedArticles: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }>;
  };
};
export type usePublishedArticlesQuery = {
  response: usePublishedArticlesQuery$data;
  variables: usePublishedArticlesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "guidedFlowId"
  },
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
        "name": "guidedFlowId",
        "variableName": "guidedFlowId"
      }
    ],
    "concreteType": "GuidedFlowContext",
    "kind": "LinkedField",
    "name": "guidedFlowContext",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "ids",
            "variableName": "ids"
          }
        ],
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "publishedArticles",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePublishedArticlesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePublishedArticlesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7a07f6086a91123e226defe08ca721d2",
    "id": "029c2637946df4995ff868d8b2bce9e29aad8d2639e7890c524c30dcdb125fd1",
    "metadata": {},
    "name": "usePublishedArticlesQuery",
    "operationKind": "query",
    "text": "query usePublishedArticlesQuery($guidedFlowId:ID!,$ids:[ID!]!){guidedFlowContext(guidedFlowId:$guidedFlowId){publishedArticles(ids:$ids){id,title}}}"
  }
};
})();

(node as any).hash = "5b60ad98c10a9e6bf270413f0beb7811";

export default node;
