/**
 * @generated SignedSource<<8c23fc1209ca019670b2db9c80fe1d1a>>
 * @relayHash 91203d8923daf2289e4185c334d1022d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c009a7f4d5df14eaf10a2ab47e282dd837323bf701408c37021e4d2f903f48be

import { ConcreteRequest } from 'relay-runtime';
export type SuggestionKind = "Colleague" | "Knowledge";
export type SuggestedRepliesQuery$variables = {
  conversationId: string;
};
export type SuggestedRepliesQuery$data = {
  readonly suggestedReplies: ReadonlyArray<{
    readonly authorName: string | null | undefined;
    readonly body: string;
    readonly citations: ReadonlyArray<{
      readonly articleId: string | null | undefined;
      readonly heading: string;
      readonly number: number;
      readonly page: number | null | undefined;
      readonly quote: string;
      readonly title: string;
      readonly url: string | null | undefined;
    }>;
    readonly conversationId: string | null | undefined;
    readonly kind: SuggestionKind;
    readonly questionId: string;
    readonly saidAt: string | null | undefined;
  }>;
};
export type SuggestedRepliesQuery = {
  response: SuggestedRepliesQuery$data;
  variables: SuggestedRepliesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "conversationId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "conversationId",
        "variableName": "conversationId"
      }
    ],
    "concreteType": "SuggestedReply",
    "kind": "LinkedField",
    "name": "suggestedReplies",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "questionId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "body",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "authorName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "saidAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "conversationId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Citation",
        "kind": "LinkedField",
        "name": "citations",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
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
            "name": "heading",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "quote",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "page",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "articleId",
            "storageKey": null
          }
        ],
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
    "name": "SuggestedRepliesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SuggestedRepliesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "91203d8923daf2289e4185c334d1022d",
    "id": "c009a7f4d5df14eaf10a2ab47e282dd837323bf701408c37021e4d2f903f48be",
    "metadata": {},
    "name": "SuggestedRepliesQuery",
    "operationKind": "query",
    "text": "query SuggestedRepliesQuery($conversationId:ID!){suggestedReplies(conversationId:$conversationId){questionId,kind,body,authorName,saidAt,conversationId,citations{number,title,heading,quote,page,url,articleId}}}"
  }
};
})();

(node as any).hash = "248b34e861155f17a476d0c031f6393f";

export default node;
