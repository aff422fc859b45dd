/**
 * @generated SignedSource<<2591ec9cd1dcfcc87c8e12d4bba63ea0>>
 * @relayHash 75ca916f4711b63b65d8649d9740110f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59697166a6ddc13ec4e201642a10d42ab47b36bf052328ff7a113582cf331048

import { ConcreteRequest } from 'relay-runtime';
export type FaqArticleTitleQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type FaqArticleTitleQuery$data = {
  readonly guidedFlowContext: {
    readonly publishedArticles: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }>;
  };
};
export type FaqArticleTitleQuery = {
  response: FaqArticleTitleQuery$data;
  variables: FaqArticleTitleQuery$variables;
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
    "args": null,
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
    "name": "FaqArticleTitleQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FaqArticleTitleQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "75ca916f4711b63b65d8649d9740110f",
    "id": "59697166a6ddc13ec4e201642a10d42ab47b36bf052328ff7a113582cf331048",
    "metadata": {},
    "name": "FaqArticleTitleQuery",
    "operationKind": "query",
    "text": "query FaqArticleTitleQuery($ids:[ID!]!){guidedFlowContext{publishedArticles(ids:$ids){id,title}}}"
  }
};
})();

(node as any).hash = "2f7128ffea50f07791472949bd410980";

export default node;
