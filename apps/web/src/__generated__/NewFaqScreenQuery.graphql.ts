/**
 * @generated SignedSource<<302b4601663228a4c74cd1ab779835c3>>
 * @relayHash 43e036f82971f0a0d8fcb4796b35003d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2b7112cd4bfe0c4293346f405b47a33bf2a927dd71793d2fc7a7cd65089ebb3

import { ConcreteRequest } from 'relay-runtime';
export type NewFaqScreenQuery$variables = Record<PropertyKey, never>;
export type NewFaqScreenQuery$data = {
  readonly articles: {
    readonly nodes: ReadonlyArray<{
      readonly category: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly id: string;
      readonly title: string;
    }>;
  };
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
};
export type NewFaqScreenQuery = {
  response: NewFaqScreenQuery$data;
  variables: NewFaqScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "assistants",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "status": "Published",
          "type": "Text"
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
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ArticleCategory",
            "kind": "LinkedField",
            "name": "category",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ],
    "storageKey": "articles(filter:{\"status\":\"Published\",\"type\":\"Text\"},first:100,sort:\"TitleAscending\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewFaqScreenQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewFaqScreenQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "43e036f82971f0a0d8fcb4796b35003d",
    "id": "d2b7112cd4bfe0c4293346f405b47a33bf2a927dd71793d2fc7a7cd65089ebb3",
    "metadata": {},
    "name": "NewFaqScreenQuery",
    "operationKind": "query",
    "text": "query NewFaqScreenQuery{assistants{id,title},articles(filter:{type:Text,status:Published},sort:TitleAscending,first:100){nodes{id,title,category{id,name}}}}"
  }
};
})();

(node as any).hash = "03027980c30153b011c998ed20017cdf";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
