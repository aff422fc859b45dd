/**
 * @generated SignedSource<<3ba8bc5dc411a1c95615ceb323917ed2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AssistantType = "FloatingWidget" | "FullscreenOverlay";
import { FragmentRefs } from "relay-runtime";
export type assistantRow_assistant$data = {
  readonly archivedAt: string | null | undefined;
  readonly avatar: string | null | undefined;
  readonly chatUrl: string;
  readonly conversationsToday: number;
  readonly draft: {
    readonly hasChanges: boolean;
  };
  readonly id: string;
  readonly isEnabled: boolean;
  readonly lastPingAt: string | null | undefined;
  readonly lastPingUrl: string | null | undefined;
  readonly title: string;
  readonly type: AssistantType;
  readonly " $fragmentType": "assistantRow_assistant";
};
export type assistantRow_assistant$key = {
  readonly " $data"?: assistantRow_assistant$data;
  readonly " $fragmentSpreads": FragmentRefs<"assistantRow_assistant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "assistantRow_assistant",
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
      "name": "avatar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chatUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastPingAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastPingUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conversationsToday",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasChanges",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Assistant",
  "abstractKey": null
};

(node as any).hash = "0be0e8a199152852f7d6b6cbc1cc3596";

export default node;
