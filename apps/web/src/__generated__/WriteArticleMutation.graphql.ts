/**
 * @generated SignedSource<<1687d537757f6c7e70e9789f2d130b21>>
 * @relayHash 8fbeb42ac53d90ba8c825545db641b69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dd98328606a658ddf068bf8ed098548b8318539af2815acd879fc7f74b145f9

import { ConcreteRequest } from 'relay-runtime';
export type CreateArticleInput = {
  categoryId?: string | null | undefined;
  language?: string | null | undefined;
  title?: string | null | undefined;
};
export type WriteArticleMutation$variables = {
  input: CreateArticleInput;
};
export type WriteArticleMutation$data = {
  readonly createArticle: {
    readonly id: string;
  };
};
export type WriteArticleMutation = {
  response: WriteArticleMutation$data;
  variables: WriteArticleMutation$variables;
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
    "name": "createArticle",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "WriteArticleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WriteArticleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8fbeb42ac53d90ba8c825545db641b69",
    "id": "0dd98328606a658ddf068bf8ed098548b8318539af2815acd879fc7f74b145f9",
    "metadata": {},
    "name": "WriteArticleMutation",
    "operationKind": "mutation",
    "text": "mutation WriteArticleMutation($input:CreateArticleInput!){createArticle(input:$input){id}}"
  }
};
})();

(node as any).hash = "a31b8100ddf624ed35ad15d8d36c699e";

export default node;
