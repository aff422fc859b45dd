/**
 * @generated SignedSource<<a433ecd4167cf3e13997ba2d19a4a999>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AssistantType = "FloatingWidget" | "FullscreenOverlay";
import { AssistantConfig } from "@parley/assistant-config/configSchema";
import { FragmentRefs } from "relay-runtime";
export type AssistantLayout_assistant$data = {
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
  readonly published: {
    readonly config: AssistantConfig;
    readonly number: number;
  };
  readonly replyMinutes: number | null | undefined;
  readonly title: string;
  readonly type: AssistantType;
  readonly " $fragmentSpreads": FragmentRefs<"AssistantActions_assistant" | "AssistantDraftBar_assistant">;
  readonly " $fragmentType": "AssistantLayout_assistant";
};
export type AssistantLayout_assistant$key = {
  readonly " $data"?: AssistantLayout_assistant$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssistantLayout_assistant">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "config",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssistantLayout_assistant",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replyMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssistantDraft",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
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
            (v0/*:: as any*/),
            (v1/*:: as any*/)
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
            (v1/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AssistantVersion",
      "kind": "LinkedField",
      "name": "published",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssistantActions_assistant"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssistantDraftBar_assistant"
    }
  ],
  "type": "Assistant",
  "abstractKey": null
};
})();

(node as any).hash = "53d3445186da98c795c69b7a6cbc3279";

export default node;
