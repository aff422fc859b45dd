/**
 * @generated SignedSource<<6ec142f7a01748f7dffeb425083ea08f>>
 * @relayHash 36171c3dbe4cc3568e79a7c5a47fb7cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d37532332c09bf462fd87482ef3514a7048c77096b2b929470b032677ba38b94

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SetArticleIncluded$variables = {
  id: string;
  isIncluded: boolean;
};
export type SetArticleIncluded$data = {
  readonly setArticleIncluded: {
    readonly id: string;
    readonly includeInGpt: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"GptStatus_article">;
  };
};
export type SetArticleIncluded = {
  response: SetArticleIncluded$data;
  variables: SetArticleIncluded$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isIncluded"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "isIncluded",
    "variableName": "isIncluded"
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
  "name": "includeInGpt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SetArticleIncluded",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "setArticleIncluded",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GptStatus_article"
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
    "name": "SetArticleIncluded",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "setArticleIncluded",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "36171c3dbe4cc3568e79a7c5a47fb7cc",
    "id": "d37532332c09bf462fd87482ef3514a7048c77096b2b929470b032677ba38b94",
    "metadata": {},
    "name": "SetArticleIncluded",
    "operationKind": "mutation",
    "text": "mutation SetArticleIncluded($id:ID!,$isIncluded:Boolean!){setArticleIncluded(id:$id,isIncluded:$isIncluded){id,includeInGpt,...GptStatus_article}}fragment GptStatus_article on Article{id,title,gptStatus,gptProgress,gptErrorCode,gptError}"
  }
};
})();

(node as any).hash = "b41b8f33d289d4fd5797ecc9ab21af48";

export default node;
