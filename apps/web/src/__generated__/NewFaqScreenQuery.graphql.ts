/**
 * @generated SignedSource<<c7926765561f356d10d221031341adbb>>
 * @relayHash e602b205e9a46d1dfb319839db5c0221
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39fc508a023e9e97acbeb9075ab0572183cde32d09a53ce403c80a849ec6908c

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
  readonly guidedFlowContext: {
    readonly forms: ReadonlyArray<{
      readonly formTemplateId: string;
      readonly isUsable: boolean;
      readonly name: string;
    }>;
  };
  readonly publishedFlows: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = [
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
    "args": null,
    "concreteType": "GuidedFlow",
    "kind": "LinkedField",
    "name": "publishedFlows",
    "plural": true,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
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
        "args": null,
        "concreteType": "FlowForm",
        "kind": "LinkedField",
        "name": "forms",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "formTemplateId",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isUsable",
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
            "selections": (v3/*:: as any*/),
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
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewFaqScreenQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "e602b205e9a46d1dfb319839db5c0221",
    "id": "39fc508a023e9e97acbeb9075ab0572183cde32d09a53ce403c80a849ec6908c",
    "metadata": {},
    "name": "NewFaqScreenQuery",
    "operationKind": "query",
    "text": "query NewFaqScreenQuery{assistants{id,title},publishedFlows{id,name},guidedFlowContext{forms{formTemplateId,name,isUsable}},articles(filter:{type:Text,status:Published},sort:TitleAscending,first:100){nodes{id,title,category{id,name}}}}"
  }
};
})();

(node as any).hash = "03027980c30153b011c998ed20017cdf";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
