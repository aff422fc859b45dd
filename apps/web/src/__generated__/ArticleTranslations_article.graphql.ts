/**
 * @generated SignedSource<<2038ce661c65a68367c886cd73a1f4f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ArticleStatus = "Archived" | "Draft" | "Published";
import { FragmentRefs } from "relay-runtime";
export type ArticleTranslations_article$data = {
  readonly id: string;
  readonly language: string;
  readonly translations: ReadonlyArray<{
    readonly id: string;
    readonly language: string;
    readonly status: ArticleStatus;
    readonly title: string;
  }>;
  readonly " $fragmentType": "ArticleTranslations_article";
};
export type ArticleTranslations_article$key = {
  readonly " $data"?: ArticleTranslations_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleTranslations_article">;
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
  "name": "language",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleTranslations_article",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Article",
      "kind": "LinkedField",
      "name": "translations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};
})();

(node as any).hash = "23add4a424da03d6d0492dc033e4287f";

export default node;
