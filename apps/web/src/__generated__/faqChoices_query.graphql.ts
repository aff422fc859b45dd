/**
 * @generated SignedSource<<a72ce264f2563dc55e32e33f575376e7>>
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
  readonly guidedFlowContext: {
    readonly forms: ReadonlyArray<{
      readonly formTemplateId: string;
      readonly isUsable: boolean;
      readonly name: string;
    }>;
  };
  readonly publishedFlows: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v2/*:: as any*/)
];
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
      "args": null,
      "concreteType": "GuidedFlow",
      "kind": "LinkedField",
      "name": "publishedFlows",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GuidedFlowContext",
      "kind": "LinkedField",
      "name": "guidedFlowContext",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FlowForm",
          "kind": "LinkedField",
          "name": "forms",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "formTemplateId",
              "storageKey": null
            },
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isUsable",
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
              "selections": (v3/*:: as any*/),
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

(node as any).hash = "ea8de84f2660c9f344d167cde1ed807c";

export default node;
