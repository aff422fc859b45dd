/**
 * @generated SignedSource<<ee08b761da88185fe35f004aa377fba7>>
 * @relayHash e8f9a19f4230f152b6927e5f750358af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4084de7075a015253d1aa877945ab8c3270f299c9565ba9ebaa7019d5a831914

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LinkTranslationInput = {
  articleId: string;
  translationId: string;
};
export type LinkTranslation$variables = {
  input: LinkTranslationInput;
};
export type LinkTranslation$data = {
  readonly linkTranslation: {
    readonly translations: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ArticleTranslations_article">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ArticleTranslations_article">;
  };
};
export type LinkTranslation = {
  response: LinkTranslation$data;
  variables: LinkTranslation$variables;
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
  "args": null,
  "kind": "FragmentSpread",
  "name": "ArticleTranslations_article"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LinkTranslation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "linkTranslation",
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
              (v2/*:: as any*/)
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
    "name": "LinkTranslation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "linkTranslation",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Article",
            "kind": "LinkedField",
            "name": "translations",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v4/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Article",
                "kind": "LinkedField",
                "name": "translations",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v5/*:: as any*/),
                  (v4/*:: as any*/),
                  (v6/*:: as any*/)
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
    "cacheID": "e8f9a19f4230f152b6927e5f750358af",
    "id": "4084de7075a015253d1aa877945ab8c3270f299c9565ba9ebaa7019d5a831914",
    "metadata": {},
    "name": "LinkTranslation",
    "operationKind": "mutation",
    "text": "mutation LinkTranslation($input:LinkTranslationInput!){linkTranslation(input:$input){...ArticleTranslations_article,translations{...ArticleTranslations_article,id},id}}fragment ArticleTranslations_article on Article{id,language,translations{id,title,language,status}}"
  }
};
})();

(node as any).hash = "baa3afb261366f0b6c989eaee3bbebe2";

export default node;
