/**
 * @generated SignedSource<<73a0b976af0e2a7e1cfa33cd6124d15f>>
 * @relayHash 20861c2b04ab03c8970258bd15f75f5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06a4eb7263ff8c2e6cc995aef8c4f68ec6aac05a06915237f0cbd24c3f4bba72

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UnlinkTranslation$variables = {
  id: string;
};
export type UnlinkTranslation$data = {
  readonly unlinkTranslation: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ArticleTranslations_article">;
  }>;
};
export type UnlinkTranslation = {
  response: UnlinkTranslation$data;
  variables: UnlinkTranslation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
    "name": "UnlinkTranslation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "unlinkTranslation",
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnlinkTranslation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "unlinkTranslation",
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
    ]
  },
  "params": {
    "cacheID": "20861c2b04ab03c8970258bd15f75f5c",
    "id": "06a4eb7263ff8c2e6cc995aef8c4f68ec6aac05a06915237f0cbd24c3f4bba72",
    "metadata": {},
    "name": "UnlinkTranslation",
    "operationKind": "mutation",
    "text": "mutation UnlinkTranslation($id:ID!){unlinkTranslation(id:$id){...ArticleTranslations_article,id}}fragment ArticleTranslations_article on Article{id,language,translations{id,title,language,status}}"
  }
};
})();

(node as any).hash = "202f61d2743ee6a688e5e53e1be1516c";

export default node;
