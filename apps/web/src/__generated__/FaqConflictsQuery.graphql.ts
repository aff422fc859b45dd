/**
 * @generated SignedSource<<7d6424a86b5c24dcb7bb386c60237032>>
 * @relayHash f9fe3c298de2c7616d5747b312bacc78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a28e69906327d108bc1756989be5359a223f2c46fe66836a8baa6781b3c9f5b2

import { ConcreteRequest } from 'relay-runtime';
export type FaqButtonKind = "Article" | "Handoff" | "Link" | "Question";
export type FaqFollowUp = "Article" | "Flow" | "Form" | "Handoff" | "Nothing";
export type FaqKeywordRule = "All" | "Any" | "Phrase";
export type FaqMatchMode = "Keywords" | "Regex" | "Similarity";
export type AutomatedFaqInput = {
  answer?: string;
  assistantIds?: ReadonlyArray<string>;
  buttons?: ReadonlyArray<FaqButtonInput>;
  exclusions?: ReadonlyArray<string>;
  followUp?: FaqFollowUp;
  followUpId?: string | null | undefined;
  keywordRule?: FaqKeywordRule;
  keywords?: ReadonlyArray<string>;
  languages?: ReadonlyArray<string>;
  matchMode?: FaqMatchMode;
  pattern?: string;
  phrasings?: ReadonlyArray<string>;
  priority?: number;
  question: string;
  threshold?: number;
};
export type FaqButtonInput = {
  kind: FaqButtonKind;
  label: string;
  value?: string;
};
export type FaqConflictsQuery$variables = {
  draft: AutomatedFaqInput;
  draftOf?: string | null | undefined;
};
export type FaqConflictsQuery$data = {
  readonly faqConflicts: ReadonlyArray<{
    readonly faq: {
      readonly id: string;
      readonly question: string;
    };
    readonly isDuplicate: boolean;
    readonly phrasing: string;
  }>;
};
export type FaqConflictsQuery = {
  response: FaqConflictsQuery$data;
  variables: FaqConflictsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "draft"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "draftOf"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "draft",
        "variableName": "draft"
      },
      {
        "kind": "Variable",
        "name": "draftOf",
        "variableName": "draftOf"
      }
    ],
    "concreteType": "FaqConflict",
    "kind": "LinkedField",
    "name": "faqConflicts",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phrasing",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDuplicate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AutomatedFaq",
        "kind": "LinkedField",
        "name": "faq",
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
            "name": "question",
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
    "name": "FaqConflictsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FaqConflictsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f9fe3c298de2c7616d5747b312bacc78",
    "id": "a28e69906327d108bc1756989be5359a223f2c46fe66836a8baa6781b3c9f5b2",
    "metadata": {},
    "name": "FaqConflictsQuery",
    "operationKind": "query",
    "text": "query FaqConflictsQuery($draft:AutomatedFaqInput!,$draftOf:ID){faqConflicts(draft:$draft,draftOf:$draftOf){phrasing,isDuplicate,faq{id,question}}}"
  }
};
})();

(node as any).hash = "58a50797502359398cbcb854906173ec";

export default node;
