/**
 * @generated SignedSource<<ce13c2fd7a96aa1d412df099daeb4e04>>
 * @relayHash 91f0be8dddb75574fdbc261913ae4e51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3c0e20512a515f35bcc88ec4cedab6352716aa747a46d13199c4d30cb9a55dc

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
export type FaqMatchBoxQuery$variables = {
  draft?: AutomatedFaqInput | null | undefined;
  draftOf?: string | null | undefined;
  question: string;
};
export type FaqMatchBoxQuery$data = {
  readonly matchingFaqs: ReadonlyArray<{
    readonly excludedBy: string | null | undefined;
    readonly faq: {
      readonly id: string;
      readonly question: string;
    } | null | undefined;
    readonly isMatch: boolean;
    readonly mode: FaqMatchMode;
    readonly phrasing: string | null | undefined;
    readonly score: number;
    readonly threshold: number;
    readonly words: ReadonlyArray<string>;
  }>;
};
export type FaqMatchBoxQuery = {
  response: FaqMatchBoxQuery$data;
  variables: FaqMatchBoxQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "draft"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "draftOf"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "question"
},
v3 = [
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
      },
      {
        "kind": "Variable",
        "name": "question",
        "variableName": "question"
      }
    ],
    "concreteType": "FaqMatch",
    "kind": "LinkedField",
    "name": "matchingFaqs",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isMatch",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "score",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "threshold",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mode",
        "storageKey": null
      },
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
        "name": "words",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "excludedBy",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FaqMatchBoxQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FaqMatchBoxQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "91f0be8dddb75574fdbc261913ae4e51",
    "id": "f3c0e20512a515f35bcc88ec4cedab6352716aa747a46d13199c4d30cb9a55dc",
    "metadata": {},
    "name": "FaqMatchBoxQuery",
    "operationKind": "query",
    "text": "query FaqMatchBoxQuery($question:String!,$draft:AutomatedFaqInput,$draftOf:ID){matchingFaqs(question:$question,draft:$draft,draftOf:$draftOf){isMatch,score,threshold,mode,phrasing,words,excludedBy,faq{id,question}}}"
  }
};
})();

(node as any).hash = "19e15fc3ab723776114d54ba05e64d1c";

export default node;
