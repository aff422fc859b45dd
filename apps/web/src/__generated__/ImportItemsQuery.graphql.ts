/**
 * @generated SignedSource<<16f5edb1c1087ef971e82a057a3c32c8>>
 * @relayHash ac31e6e6a7f4bfe1023ea4a3e1d53d80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f989be7d3784de1f829e1dc272cf8d47f4231be03eaab192af59df8511ec19b

import { ConcreteRequest } from 'relay-runtime';
export type ImportItemsQuery$variables = {
  id: string;
  skip: number;
};
export type ImportItemsQuery$data = {
  readonly articleImport: {
    readonly items: {
      readonly nodes: ReadonlyArray<{
        readonly article: {
          readonly id: string;
          readonly title: string;
        } | null | undefined;
        readonly isImported: boolean;
        readonly notes: ReadonlyArray<string>;
        readonly path: string;
      }>;
      readonly totalCount: number;
    };
  };
};
export type ImportItemsQuery = {
  response: ImportItemsQuery$data;
  variables: ImportItemsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "skip"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 50
    },
    {
      "kind": "Variable",
      "name": "skip",
      "variableName": "skip"
    }
  ],
  "concreteType": "ArticleImportItemPage",
  "kind": "LinkedField",
  "name": "items",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ArticleImportItem",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isImported",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Article",
          "kind": "LinkedField",
          "name": "article",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
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
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportItemsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ArticleImport",
        "kind": "LinkedField",
        "name": "articleImport",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportItemsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ArticleImport",
        "kind": "LinkedField",
        "name": "articleImport",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ac31e6e6a7f4bfe1023ea4a3e1d53d80",
    "id": "0f989be7d3784de1f829e1dc272cf8d47f4231be03eaab192af59df8511ec19b",
    "metadata": {},
    "name": "ImportItemsQuery",
    "operationKind": "query",
    "text": "query ImportItemsQuery($id:ID!,$skip:Int!){articleImport(id:$id){items(first:50,skip:$skip){totalCount,nodes{path,isImported,notes,article{id,title}}},id}}"
  }
};
})();

(node as any).hash = "7bef8c43fc9b9af47419dd0f9f172d87";

export default node;
