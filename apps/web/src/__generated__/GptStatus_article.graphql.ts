/**
 * @generated SignedSource<<c646a161f52f5ab1f1d98d626bd84d57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ArticleStatus = "Archived" | "Draft" | "Published";
export type GptStatus = "Extracting" | "Failed" | "NotIncluded" | "Outdated" | "Queued" | "Trained" | "Training";
import { FragmentRefs } from "relay-runtime";
export type GptStatus_article$data = {
  readonly gptError: string | null | undefined;
  readonly gptErrorCode: string | null | undefined;
  readonly gptProgress: number | null | undefined;
  readonly gptStatus: GptStatus;
  readonly id: string;
  readonly includeInGpt: boolean;
  readonly status: ArticleStatus;
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "includeInGpt",
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

(node as any).hash = "946d0671ef3ca38dc4bec7ce006d6517";

export default node;
