/**
 * @generated SignedSource<<d45c18bbc56a0a41677cc103385f5bc5>>
 * @relayHash 7dfd90b6fafefbac16bcc40e0eb12190
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7acfdd33ebbf3f894943878cfd6366fa90fe2d53c622085d1c93be3862d777c3

import { ConcreteRequest } from 'relay-runtime';
export type ArticleType = "Document" | "Text" | "Webpage";
export type ContentLayoutQuery$variables = Record<PropertyKey, never>;
export type ContentLayoutQuery$data = {
  readonly articleCategories: ReadonlyArray<{
    readonly articleCount: number;
    readonly id: string;
    readonly name: string;
  }>;
  readonly contentSummary: {
    readonly types: ReadonlyArray<{
      readonly count: number;
      readonly failed: number;
      readonly included: number;
      readonly trained: number;
      readonly type: ArticleType;
    }>;
  };
};
export type ContentLayoutQuery = {
  response: ContentLayoutQuery$data;
  variables: ContentLayoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ContentSummary",
    "kind": "LinkedField",
    "name": "contentSummary",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ContentTypeSummary",
        "kind": "LinkedField",
        "name": "types",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "included",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "trained",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failed",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "articleCount",
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
    "name": "ContentLayoutQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ContentLayoutQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "7dfd90b6fafefbac16bcc40e0eb12190",
    "id": "7acfdd33ebbf3f894943878cfd6366fa90fe2d53c622085d1c93be3862d777c3",
    "metadata": {},
    "name": "ContentLayoutQuery",
    "operationKind": "query",
    "text": "query ContentLayoutQuery{contentSummary{types{type,count,included,trained,failed}},articleCategories{id,name,articleCount}}"
  }
};
})();

(node as any).hash = "924b84534767abc27d3a6d266956f905";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
