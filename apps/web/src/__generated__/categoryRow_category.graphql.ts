/**
 * @generated SignedSource<<79a0c266052b63dc46751a79e42d6d22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type categoryRow_category$data = {
  readonly articleCount: number;
  readonly contentCount: number;
  readonly description: string;
  readonly icon: string;
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null | undefined;
  readonly position: number;
  readonly slug: string;
  readonly " $fragmentType": "categoryRow_category";
};
export type categoryRow_category$key = {
  readonly " $data"?: categoryRow_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"categoryRow_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "categoryRow_category",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "icon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "articleCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentCount",
      "storageKey": null
    }
  ],
  "type": "ArticleCategory",
  "abstractKey": null
};

(node as any).hash = "0d28e6a14cd1ab41edb73a5137d87fc0";

export default node;
