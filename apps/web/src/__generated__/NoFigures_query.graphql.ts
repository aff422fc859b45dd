/**
 * @generated SignedSource<<337275527824f45fe0cff5fda64f7ff6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AssistantType = "FloatingWidget" | "FullscreenOverlay";
import { FragmentRefs } from "relay-runtime";
export type NoFigures_query$data = {
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly lastPingAt: string | null | undefined;
    readonly title: string;
    readonly type: AssistantType;
  }>;
  readonly conversationCounts: {
    readonly all: number;
  };
  readonly " $fragmentType": "NoFigures_query";
};
export type NoFigures_query$key = {
  readonly " $data"?: NoFigures_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoFigures_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoFigures_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationCounts",
      "kind": "LinkedField",
      "name": "conversationCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "all",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Assistant",
      "kind": "LinkedField",
      "name": "assistants",
      "plural": true,
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
          "name": "type",
          "storageKey": null
        },
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
          "name": "lastPingAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "814a8899859d06b1ef5cd1c6a1c3fa87";

export default node;
