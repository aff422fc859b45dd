/**
 * @generated SignedSource<<59d8637a9053975ce7ea9e3f9d8144b0>>
 * @relayHash 89a7a17c05e1e1b99f8df3f2f840695c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6d58d500628598b10736f6e41dae645701fd6d2c3cb05cfbdb1375327509f04

import { ConcreteRequest } from 'relay-runtime';
export type FormClosed = "Closed" | "Full" | "NotPublished";
import { AssistantConfig } from "@parley/assistant-config/configSchema";
import { FormContent } from "@parley/form/form";
export type TestChatQuery$variables = {
  articleIds: ReadonlyArray<string>;
  formTemplateIds: ReadonlyArray<string>;
  guidedFlowId: string;
};
export type TestChatQuery$data = {
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly published: {
      readonly config: AssistantConfig;
    };
  }>;
  readonly guidedFlowContext: {
    readonly formTemplates: ReadonlyArray<{
      readonly closedBecause: FormClosed | null | undefined;
      readonly id: string;
      readonly published: {
        readonly content: FormContent;
      } | null | undefined;
    }>;
    readonly publishedArticles: ReadonlyArray<{
      readonly helpCentreUrl: string | null | undefined;
      readonly id: string;
      readonly summary: string;
      readonly text: string;
      readonly title: string;
    }>;
  };
};
export type TestChatQuery = {
  response: TestChatQuery$data;
  variables: TestChatQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "articleIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "formTemplateIds"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "guidedFlowId"
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
  "name": "config",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "guidedFlowId",
    "variableName": "guidedFlowId"
  }
],
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "ids",
      "variableName": "articleIds"
    }
  ],
  "concreteType": "Article",
  "kind": "LinkedField",
  "name": "publishedArticles",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "helpCentreUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "formTemplateIds"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closedBecause",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TestChatQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Assistant",
        "kind": "LinkedField",
        "name": "assistants",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AssistantVersion",
            "kind": "LinkedField",
            "name": "published",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "GuidedFlowContext",
        "kind": "LinkedField",
        "name": "guidedFlowContext",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "FormTemplate",
            "kind": "LinkedField",
            "name": "formTemplates",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FormVersion",
                "kind": "LinkedField",
                "name": "published",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/)
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TestChatQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Assistant",
        "kind": "LinkedField",
        "name": "assistants",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AssistantVersion",
            "kind": "LinkedField",
            "name": "published",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "GuidedFlowContext",
        "kind": "LinkedField",
        "name": "guidedFlowContext",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "FormTemplate",
            "kind": "LinkedField",
            "name": "formTemplates",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FormVersion",
                "kind": "LinkedField",
                "name": "published",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "89a7a17c05e1e1b99f8df3f2f840695c",
    "id": "f6d58d500628598b10736f6e41dae645701fd6d2c3cb05cfbdb1375327509f04",
    "metadata": {},
    "name": "TestChatQuery",
    "operationKind": "query",
    "text": "query TestChatQuery($guidedFlowId:ID!,$articleIds:[ID!]!,$formTemplateIds:[ID!]!){assistants{id,published{config,id}},guidedFlowContext(guidedFlowId:$guidedFlowId){publishedArticles(ids:$articleIds){id,title,summary,text,helpCentreUrl},formTemplates(ids:$formTemplateIds){id,closedBecause,published{content,id}}}}"
  }
};
})();

(node as any).hash = "7f8a437cd2bbe03d509daf08121a53f7";

export default node;
