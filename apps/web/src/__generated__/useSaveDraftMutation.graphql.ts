/**
 * @generated SignedSource<<30c3e7df064f1bc456d9cd6c79b91f2f>>
 * @relayHash 8b5b3fc7565758a2ab8053b12de45d35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38c5f0695561da993bf6bcb38eec70de9df807fefd663aa5870b04de2e9afabd

import { ConcreteRequest } from 'relay-runtime';
import { AssistantConfig } from "@parley/assistant-config/configSchema";
export type SaveAssistantDraftInput = {
  assistantId: string;
  config: AssistantConfig;
  revision: number;
};
export type useSaveDraftMutation$variables = {
  input: SaveAssistantDraftInput;
};
export type useSaveDraftMutation$data = {
  readonly saveAssistantDraft: {
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
export type useSaveDraftMutation = {
  response: useSaveDraftMutation$data;
  variables: useSaveDraftMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "saveAssistantDraft",
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
    "name": "useSaveDraftMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveDraftMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "8b5b3fc7565758a2ab8053b12de45d35",
    "id": "38c5f0695561da993bf6bcb38eec70de9df807fefd663aa5870b04de2e9afabd",
    "metadata": {},
    "name": "useSaveDraftMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveDraftMutation($input:SaveAssistantDraftInput!){saveAssistantDraft(input:$input){id,draft{config,revision,savedByName,savedAt,hasChanges,isSomebodyOnline,images{path,address},triggeredArticles{id,title},articles{blockId,articleId,title,language}}}}"
  }
};
})();

(node as any).hash = "a40174fd9bd8e92d0317bc51b381b252";

export default node;
