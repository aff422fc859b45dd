/**
 * @generated SignedSource<<18175c034b25799518a344cd3f38b9aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { AssistantConfig } from "@parley/assistant-config/configSchema";
import { FragmentRefs } from "relay-runtime";
export type assistantDraft_assistant$data = {
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
  readonly " $fragmentType": "assistantDraft_assistant";
};
export type assistantDraft_assistant$key = {
  readonly " $data"?: assistantDraft_assistant$data;
  readonly " $fragmentSpreads": FragmentRefs<"assistantDraft_assistant">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "assistantDraft_assistant",
  "selections": [
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/)
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
            (v0/*:: as any*/),
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
  "type": "Assistant",
  "abstractKey": null
};
})();

(node as any).hash = "55f2ca0884d06b1ac428413bf9755217";

export default node;
