/**
 * @generated SignedSource<<fcaaf2cce8fd70bc7582af385aa4e84a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { AssistantConfig } from "@parley/assistant-config/configSchema";
import { FragmentRefs } from "relay-runtime";
export type AssistantDraftBar_assistant$data = {
  readonly draft: {
    readonly isSomebodyOnline: boolean;
  };
  readonly id: string;
  readonly published: {
    readonly config: AssistantConfig;
    readonly number: number;
  };
  readonly title: string;
  readonly " $fragmentType": "AssistantDraftBar_assistant";
};
export type AssistantDraftBar_assistant$key = {
  readonly " $data"?: AssistantDraftBar_assistant$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssistantDraftBar_assistant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssistantDraftBar_assistant",
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
      "name": "title",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "config",
          "storageKey": null
        }
      ],
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
          "name": "isSomebodyOnline",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Assistant",
  "abstractKey": null
};

(node as any).hash = "c2f7e22722f933e21775b1956645e2bc";

export default node;
