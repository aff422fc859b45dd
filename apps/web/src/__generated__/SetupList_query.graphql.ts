/**
 * @generated SignedSource<<98d54ea0cc3306f7bd67ae4e851adfe8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AssistantType = "FloatingWidget" | "FullscreenOverlay";
export type SetupStepKind = "Assistant" | "Company" | "Content" | "Installation" | "People" | "Plan";
import { FragmentRefs } from "relay-runtime";
export type SetupList_query$data = {
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly type: AssistantType;
  }>;
  readonly home: {
    readonly setup: ReadonlyArray<{
      readonly isDone: boolean;
      readonly kind: SetupStepKind;
    }>;
  };
  readonly " $fragmentType": "SetupList_query";
};
export type SetupList_query$key = {
  readonly " $data"?: SetupList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupList_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Home",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SetupStep",
          "kind": "LinkedField",
          "name": "setup",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDone",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1785ca369e6e738ca9832a76f7b835c9";

export default node;
