/**
 * @generated SignedSource<<37d5c62efa3c6ce39c74927fd71f69a6>>
 * @relayHash 585e44e578829c02dd473b3557dcf0b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3a65317a5b263b3ff3f95b8e96d19d15aa4c7efae39c5e6aeb6b25b3a336dd9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TranslateArticleInput = {
  articleId: string;
  language: string;
};
export type TranslateArticle$variables = {
  input: TranslateArticleInput;
};
export type TranslateArticle$data = {
  readonly translateArticle: {
    readonly id: string;
    readonly translations: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ArticleTranslations_article">;
    }>;
  };
};
export type TranslateArticle = {
  response: TranslateArticle$data;
  variables: TranslateArticle$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TranslateArticle",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "translateArticle",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Article",
            "kind": "LinkedField",
            "name": "translations",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ArticleTranslations_article"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TranslateArticle",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "translateArticle",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Article",
            "kind": "LinkedField",
            "name": "translations",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Article",
                "kind": "LinkedField",
                "name": "translations",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "585e44e578829c02dd473b3557dcf0b0",
    "id": "a3a65317a5b263b3ff3f95b8e96d19d15aa4c7efae39c5e6aeb6b25b3a336dd9",
    "metadata": {},
    "name": "TranslateArticle",
    "operationKind": "mutation",
    "text": "mutation TranslateArticle($input:TranslateArticleInput!){translateArticle(input:$input){id,translations{...ArticleTranslations_article,id}}}fragment ArticleTranslations_article on Article{id,language,translations{id,title,language,status}}"
  }
};
})();

(node as any).hash = "c6f5814804ab30c7d69a65754eca3814";

export default node;
