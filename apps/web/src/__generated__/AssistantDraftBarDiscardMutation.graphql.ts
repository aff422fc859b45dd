/**
 * @generated SignedSource<<2230ef4bcf497b51fc15e14873d26b21>>
 * @relayHash 05b2f53d84fbbe744abb5336fa7f8cca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9516a167a0fd6a29c1e446754c6bc24eb8a554313c1bbabf368a17a9dbc98272

import { ConcreteRequest } from 'relay-runtime';
import { AssistantConfig } from "@parley/assistant-config/configSchema";
export type AssistantDraftBarDiscardMutation$variables = {
  id: string;
};
export type AssistantDraftBarDiscardMutation$data = {
  readonly discardAssistantDraft: {
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
export type AssistantDraftBarDiscardMutation = {
  response: AssistantDraftBarDiscardMutation$data;
  variables: AssistantDraftBarDiscardMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
      }
    ],
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "discardAssistantDraft",
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
    "name": "AssistantDraftBarDiscardMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AssistantDraftBarDiscardMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "05b2f53d84fbbe744abb5336fa7f8cca",
    "id": "9516a167a0fd6a29c1e446754c6bc24eb8a554313c1bbabf368a17a9dbc98272",
    "metadata": {},
    "name": "AssistantDraftBarDiscardMutation",
    "operationKind": "mutation",
    "text": "mutation AssistantDraftBarDiscardMutation($id:ID!){discardAssistantDraft(id:$id){id,draft{config,revision,savedByName,savedAt,hasChanges,isSomebodyOnline,images{path,address},triggeredArticles{id,title},articles{blockId,articleId,title,language}}}}"
  }
};
})();

(node as any).hash = "99df5a2f45c0f68976ae750fa9834541";

export default node;
