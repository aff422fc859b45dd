/**
 * @generated SignedSource<<bfaa0be96640325ec1273fe7232d11b2>>
 * @relayHash a321556fb19f894614e5d60ffc0ebbc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68f6e999ac7529bac48397291674c99eab0dca86af414e24a3bb465d7d3a266b

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
      readonly images: ReadonlyArray<{
        readonly address: string;
        readonly path: string;
      }>;
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
      readonly body: string;
      readonly helpCentreUrl: string | null | undefined;
      readonly id: string;
      readonly summary: string;
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
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ConfigImage",
  "kind": "LinkedField",
  "name": "images",
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
      "name": "address",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "guidedFlowId",
    "variableName": "guidedFlowId"
  }
],
v7 = {
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
      "name": "body",
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
v8 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "formTemplateIds"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closedBecause",
  "storageKey": null
},
v10 = {
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
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "GuidedFlowContext",
        "kind": "LinkedField",
        "name": "guidedFlowContext",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "FormTemplate",
            "kind": "LinkedField",
            "name": "formTemplates",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FormVersion",
                "kind": "LinkedField",
                "name": "published",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/)
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
              (v5/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "GuidedFlowContext",
        "kind": "LinkedField",
        "name": "guidedFlowContext",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "FormTemplate",
            "kind": "LinkedField",
            "name": "formTemplates",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FormVersion",
                "kind": "LinkedField",
                "name": "published",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
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
    "cacheID": "a321556fb19f894614e5d60ffc0ebbc8",
    "id": "68f6e999ac7529bac48397291674c99eab0dca86af414e24a3bb465d7d3a266b",
    "metadata": {},
    "name": "TestChatQuery",
    "operationKind": "query",
    "text": "query TestChatQuery($guidedFlowId:ID!,$articleIds:[ID!]!,$formTemplateIds:[ID!]!){assistants{id,published{config,images{path,address},id}},guidedFlowContext(guidedFlowId:$guidedFlowId){publishedArticles(ids:$articleIds){id,title,summary,body,helpCentreUrl},formTemplates(ids:$formTemplateIds){id,closedBecause,published{content,id}}}}"
  }
};
})();

(node as any).hash = "9bdc404fb5314b46f37c07064c7f75c3";

export default node;
