/**
 * @generated SignedSource<<eda415ec3496f2b75108882e9ad83c61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type faqChoices_query$data = {
  readonly articles: {
    readonly nodes: ReadonlyArray<{
      readonly category: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly id: string;
      readonly title: string;
    }>;
  };
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "faqChoices_query";
};
export type faqChoices_query$key = {
  readonly " $data"?: faqChoices_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"faqChoices_query">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "faqChoices_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Assistant",
      "kind": "LinkedField",
      "name": "assistants",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "status": "Published",
            "type": "Text"
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": "TitleAscending"
        }
      ],
      "concreteType": "ArticlePage",
      "kind": "LinkedField",
      "name": "articles",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Article",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ArticleCategory",
              "kind": "LinkedField",
              "name": "category",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "articles(filter:{\"status\":\"Published\",\"type\":\"Text\"},first:100,sort:\"TitleAscending\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "5fbd88fd8733614deda7b9b82d13183a";

export default node;
