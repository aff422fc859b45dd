/**
 * @generated SignedSource<<89350b70b667b4447aa7316ca5ca275a>>
 * @relayHash 922500581ca9b912f52321d5bb42140b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e51ac6a1fdd20d280b3a03dba00451a1f61cadaf0348f0da4f2aefb0da0c5069

import { ConcreteRequest } from 'relay-runtime';
export type FormClosed = "Closed" | "Full" | "NotPublished";
export type FormTemplateSort = "EditedNewest" | "NameAscending";
export type FormTemplateStatus = "Active" | "Archived" | "Draft";
export type FormTemplateFilter = {
  search?: string | null | undefined;
  status?: FormTemplateStatus | null | undefined;
};
export type FormsScreenQuery$variables = {
  filter: FormTemplateFilter;
  sort: FormTemplateSort;
};
export type FormsScreenQuery$data = {
  readonly formTemplates: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly closedBecause: FormClosed | null | undefined;
        readonly description: string;
        readonly draft: {
          readonly hasChanges: boolean;
        };
        readonly fieldCount: number;
        readonly id: string;
        readonly name: string;
        readonly status: FormTemplateStatus;
        readonly submissionCounts: {
          readonly all: number;
          readonly unread: number;
        };
        readonly updatedAt: string;
        readonly usedIn: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
        }>;
      };
    }>;
    readonly totalCount: number;
  };
};
export type FormsScreenQuery = {
  response: FormsScreenQuery$data;
  variables: FormsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sort"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Variable",
        "name": "sort",
        "variableName": "sort"
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
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
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
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fieldCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "closedBecause",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FormDraft",
                "kind": "LinkedField",
                "name": "draft",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasChanges",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FormSubmissionCounts",
                "kind": "LinkedField",
                "name": "submissionCounts",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "all",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unread",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FormUse",
                "kind": "LinkedField",
                "name": "usedIn",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
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
    "name": "FormsScreenQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FormsScreenQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "922500581ca9b912f52321d5bb42140b",
    "id": "e51ac6a1fdd20d280b3a03dba00451a1f61cadaf0348f0da4f2aefb0da0c5069",
    "metadata": {},
    "name": "FormsScreenQuery",
    "operationKind": "query",
    "text": "query FormsScreenQuery($filter:FormTemplateFilter!,$sort:FormTemplateSort!){formTemplates(filter:$filter,sort:$sort,first:100){totalCount,edges{node{id,name,description,status,fieldCount,updatedAt,closedBecause,draft{hasChanges},submissionCounts{all,unread},usedIn{id,name}}}}}"
  }
};
})();

(node as any).hash = "b32449a661d7aa3e81eebc0e37440dbd";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
