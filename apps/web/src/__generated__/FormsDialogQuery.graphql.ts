/**
 * @generated SignedSource<<b3dacce7610ee04771a7f6047dc972f7>>
 * @relayHash cf2fbcdd1113d0a7e5ff96b8d7856c49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c49b50bf8bd2983dee8c883195254f902c508ec90ac56048c5e8aa3ad96c60bd

import { ConcreteRequest } from 'relay-runtime';
export type FormsDialogQuery$variables = {
  search: string;
};
export type FormsDialogQuery$data = {
  readonly formTemplates: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly description: string;
        readonly fieldCount: number;
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type FormsDialogQuery = {
  response: FormsDialogQuery$data;
  variables: FormsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          },
          {
            "kind": "Literal",
            "name": "status",
            "value": "Active"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 50
      },
      {
        "kind": "Literal",
        "name": "sort",
        "value": "NameAscending"
      }
    ],
    "concreteType": "FormTemplateConnection",
    "kind": "LinkedField",
    "name": "formTemplates",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FormTemplateEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FormTemplate",
            "kind": "LinkedField",
            "name": "node",
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fieldCount",
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FormsDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FormsDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cf2fbcdd1113d0a7e5ff96b8d7856c49",
    "id": "c49b50bf8bd2983dee8c883195254f902c508ec90ac56048c5e8aa3ad96c60bd",
    "metadata": {},
    "name": "FormsDialogQuery",
    "operationKind": "query",
    "text": "query FormsDialogQuery($search:String!){formTemplates(filter:{status:Active,search:$search},sort:NameAscending,first:50){edges{node{id,name,description,fieldCount}}}}"
  }
};
})();

(node as any).hash = "35474aaa6d5b8380c09fe593a331d13a";

export default node;
