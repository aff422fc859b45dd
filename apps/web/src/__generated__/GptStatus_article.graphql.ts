/**
 * @generated SignedSource<<25f28affe33f0286baa0da331f4a6af6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GptStatus = "Extracting" | "Failed" | "NotIncluded" | "Outdated" | "Queued" | "Trained" | "Training";
import { FragmentRefs } from "relay-runtime";
export type GptStatus_article$data = {
  readonly gptError: string | null | undefined;
  readonly gptErrorCode: string | null | undefined;
  readonly gptProgress: number | null | undefined;
  readonly gptStatus: GptStatus;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "GptStatus_article";
};
export type GptStatus_article$key = {
  readonly " $data"?: GptStatus_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"GptStatus_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GptStatus_article",
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
      "kind": "ScalarField",
      "name": "gptStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gptProgress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gptErrorCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gptError",
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "9fe905eb8f2d51106a6fb1b80848c316";

export default node;
