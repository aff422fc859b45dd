/**
 * @generated SignedSource<<2d9a358bf4c15ba350e651696153e203>>
 * @relayHash 6d5bfe1bb020c9b659435e2f60b1991e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b588f80cfe63f242b73df9c54ea6981fad9cef8f579c601fd14b2546e248c46

import { ConcreteRequest } from 'relay-runtime';
import { AssistantConfig } from "@parley/assistant-config/configSchema";
export type AssistantHistoryRestoreMutation$variables = {
  id: string;
  number: number;
};
export type AssistantHistoryRestoreMutation$data = {
  readonly restoreAssistantVersion: {
    readonly draft: {
      readonly articles: ReadonlyArray<{
        readonly articleId: string;
        readonly blockId: string;
        readonly language: string;
        readonly title: string;
      }>;
      readonly config: AssistantConfig;
      readonly hasChanges: boolean;
      readonly images: ReadonlyArray<{
        readonly address: string;
        readonly path: string;
      }>;
      readonly isSomebodyOnline: boolean;
      readonly revision: number;
      readonly savedAt: string;
      readonly savedByName: string | null | undefined;
      readonly triggeredArticles: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
      }>;
    };
    readonly id: string;
  };
};
export type AssistantHistoryRestoreMutation = {
  response: AssistantHistoryRestoreMutation$data;
  variables: AssistantHistoryRestoreMutation$variables;
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
    "name": "number"
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
  "name": "title",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      }
    ],
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "restoreAssistantVersion",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "AssistantDraft",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "config",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "savedByName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "savedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasChanges",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSomebodyOnline",
            "storageKey": null
          },
          {
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Article",
            "kind": "LinkedField",
            "name": "triggeredArticles",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "HomeArticle",
            "kind": "LinkedField",
            "name": "articles",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "blockId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "articleId",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "language",
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
    "name": "AssistantHistoryRestoreMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AssistantHistoryRestoreMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "6d5bfe1bb020c9b659435e2f60b1991e",
    "id": "1b588f80cfe63f242b73df9c54ea6981fad9cef8f579c601fd14b2546e248c46",
    "metadata": {},
    "name": "AssistantHistoryRestoreMutation",
    "operationKind": "mutation",
    "text": "mutation AssistantHistoryRestoreMutation($id:ID!,$number:Int!){restoreAssistantVersion(id:$id,number:$number){id,draft{config,revision,savedByName,savedAt,hasChanges,isSomebodyOnline,images{path,address},triggeredArticles{id,title},articles{blockId,articleId,title,language}}}}"
  }
};
})();

(node as any).hash = "628546b8d89f821a4f87729faf1de358";

export default node;
