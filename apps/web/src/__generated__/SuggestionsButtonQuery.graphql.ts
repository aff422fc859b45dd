/**
 * @generated SignedSource<<2ce5d0e97ac76892882cf0c4ecd6640d>>
 * @relayHash af74170aaf5d739d0dfe5f5ed421f97e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f0eeb0545c716a8d37d637e53426cf3de1763b4570bb3acd93ca60ed77c315a

import { ConcreteRequest } from 'relay-runtime';
export type SuggestionsButtonQuery$variables = Record<PropertyKey, never>;
export type SuggestionsButtonQuery$data = {
  readonly faqSuggestions: ReadonlyArray<{
    readonly conversationIds: ReadonlyArray<string>;
    readonly count: number;
    readonly key: string;
    readonly lastAskedAt: string;
    readonly nearest: {
      readonly id: string;
      readonly question: string;
    } | null | undefined;
    readonly phrasings: ReadonlyArray<string>;
    readonly proposedAnswer: string | null | undefined;
    readonly question: string;
  }>;
};
export type SuggestionsButtonQuery = {
  response: SuggestionsButtonQuery$data;
  variables: SuggestionsButtonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "FaqSuggestion",
    "kind": "LinkedField",
    "name": "faqSuggestions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "key",
        "storageKey": null
      },
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phrasings",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastAskedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "conversationIds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "proposedAnswer",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AutomatedFaq",
        "kind": "LinkedField",
        "name": "nearest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SuggestionsButtonQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SuggestionsButtonQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "af74170aaf5d739d0dfe5f5ed421f97e",
    "id": "0f0eeb0545c716a8d37d637e53426cf3de1763b4570bb3acd93ca60ed77c315a",
    "metadata": {},
    "name": "SuggestionsButtonQuery",
    "operationKind": "query",
    "text": "query SuggestionsButtonQuery{faqSuggestions{key,question,phrasings,count,lastAskedAt,conversationIds,proposedAnswer,nearest{id,question}}}"
  }
};
})();

(node as any).hash = "69122387c00028c974f363dcc2794363";

export default node;
