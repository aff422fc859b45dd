/**
 * @generated SignedSource<<4f8c75e5133ce551795293826f1678eb>>
 * @relayHash 210911ede5d145de4ee9c2dbda0376af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94695ac53a706403bf815e29f27bf721ed20652ce86ff3e0ed8a19a23185cc47

import { ConcreteRequest } from 'relay-runtime';
export type UpdateArticleInput = {
  articleId: string;
  language?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
};
export type UpdateArticle$variables = {
  input: UpdateArticleInput;
};
export type UpdateArticle$data = {
  readonly updateArticle: {
    readonly id: string;
    readonly language: string;
    readonly tags: ReadonlyArray<string>;
  };
};
export type UpdateArticle = {
  response: UpdateArticle$data;
  variables: UpdateArticle$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "updateArticle",
    "plural": false,
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
        "name": "language",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tags",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateArticle",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateArticle",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "210911ede5d145de4ee9c2dbda0376af",
    "id": "94695ac53a706403bf815e29f27bf721ed20652ce86ff3e0ed8a19a23185cc47",
    "metadata": {},
    "name": "UpdateArticle",
    "operationKind": "mutation",
    "text": "mutation UpdateArticle($input:UpdateArticleInput!){updateArticle(input:$input){id,language,tags}}"
  }
};
})();

(node as any).hash = "3a547365bfc14121468010a76e0a2900";

export default node;
