/**
 * @generated SignedSource<<1199f6ba12a1ed97dda63f955eaa4414>>
 * @relayHash 14639cf2451b4afdef9429982340aca6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71bddd9d6f32e8fc3e9a6aabccc5d2dbb40c602643d53fd64c58dbc6bbfa7c89

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
    "cacheID": "14639cf2451b4afdef9429982340aca6",
    "id": "71bddd9d6f32e8fc3e9a6aabccc5d2dbb40c602643d53fd64c58dbc6bbfa7c89",
    "metadata": {},
    "name": "ContentLayoutQuery",
    "operationKind": "query",
    "text": "query ContentLayoutQuery{contentSummary{types{type,count,trained,failed}},articleCategories{id,name,articleCount}}"
  }
};
})();

(node as any).hash = "24a0276a4aa751400b0be6491308bd29";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
