/**
 * @generated SignedSource<<e84db31b24831880eaa2d43e2dd3cb12>>
 * @relayHash 2a4e4ffa93bd2d827ee8a30e8025c92c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b75e3587113c475f87d0c75b8eff3a22475ee52f2b62c9ddc6ac2f84b1372904

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FormClosed = "Closed" | "Full" | "NotPublished";
export type FormSubmissionView = "All" | "Partial" | "Spam" | "Starred" | "Unread";
export type FormTemplateStatus = "Active" | "Archived" | "Draft";
import { FormContent } from "@parley/form/form";
export type FormSubmissionFilter = {
  answers?: ReadonlyArray<FormAnswerFilter> | null | undefined;
  search?: string | null | undefined;
  since?: string | null | undefined;
  until?: string | null | undefined;
  view?: FormSubmissionView | null | undefined;
};
export type FormAnswerFilter = {
  fieldId: string;
  values: ReadonlyArray<string>;
};
export type FormScreenQuery$variables = {
  filter: FormSubmissionFilter;
  id: string;
};
export type FormScreenQuery$data = {
  readonly formTemplate: {
    readonly closedBecause: FormClosed | null | undefined;
    readonly draft: {
      readonly content: FormContent;
      readonly hasChanges: boolean;
    };
    readonly id: string;
    readonly name: string;
    readonly published: {
      readonly content: FormContent;
      readonly id: string;
    } | null | undefined;
    readonly status: FormTemplateStatus;
    readonly submissionCounts: {
      readonly all: number;
      readonly partial: number;
      readonly spam: number;
      readonly starred: number;
      readonly unread: number;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"SubmissionList_query">;
};
export type FormScreenQuery = {
  response: FormScreenQuery$data;
  variables: FormScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "kind": "Variable",
  "name": "id",
  "variableName": "id"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": [
    (v2/*:: as any*/)
  ],
  "concreteType": "FormTemplate",
  "kind": "LinkedField",
  "name": "formTemplate",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v4/*:: as any*/),
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
        (v5/*:: as any*/),
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
      "concreteType": "FormVersion",
      "kind": "LinkedField",
      "name": "published",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        (v5/*:: as any*/)
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partial",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "starred",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "spam",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v8 = [
  (v7/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  {
    "kind": "Variable",
    "name": "formTemplateId",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FormScreenQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "args": [
          (v7/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "SubmissionList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FormScreenQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "FormSubmissionConnection",
        "kind": "LinkedField",
        "name": "formSubmissions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FormSubmissionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FormSubmission",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "visitorName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isStarred",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "answers",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "answeredCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "askedCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "activityAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "form",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
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
        "args": (v8/*:: as any*/),
        "filters": [
          "formTemplateId",
          "filter"
        ],
        "handle": "connection",
        "key": "SubmissionList_formSubmissions",
        "kind": "LinkedHandle",
        "name": "formSubmissions"
      }
    ]
  },
  "params": {
    "cacheID": "2a4e4ffa93bd2d827ee8a30e8025c92c",
    "id": "b75e3587113c475f87d0c75b8eff3a22475ee52f2b62c9ddc6ac2f84b1372904",
    "metadata": {},
    "name": "FormScreenQuery",
    "operationKind": "query",
    "text": "query FormScreenQuery($id:ID!,$filter:FormSubmissionFilter!){formTemplate(id:$id){id,name,status,closedBecause,draft{content,hasChanges},published{id,content},submissionCounts{all,unread,partial,starred,spam}},...SubmissionList_query_1Aexxl}fragment SubmissionList_query_1Aexxl on Query{formSubmissions(formTemplateId:$id,filter:$filter,first:50){edges{node{id,visitorName,state,status,isStarred,answers,answeredCount,askedCount,activityAt,form,__typename},cursor},pageInfo{endCursor,hasNextPage}}}"
  }
};
})();

(node as any).hash = "7f41dbb1aceafcf4ad35c922ed2c22e7";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
