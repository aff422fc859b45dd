/**
 * @generated SignedSource<<a3df92570d7f29088c75a0c10529d218>>
 * @relayHash 40f62f2ccd78bebdbb474679276ecf42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 074f69a4cdc95ef2a20f78400ee765e66d5747ecdd8e5798b448737a5766e2ee

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
export type FaqBackTestQuery$variables = {
  draft: AutomatedFaqInput;
  draftOf?: string | null | undefined;
};
export type FaqBackTestQuery$data = {
  readonly faqBackTest: {
    readonly asked: number;
    readonly days: number;
    readonly isCut: boolean;
    readonly matches: ReadonlyArray<{
      readonly conversationId: string;
      readonly messageId: string;
      readonly phrasing: string | null | undefined;
      readonly question: string;
      readonly score: number;
      readonly words: ReadonlyArray<string>;
    }>;
  };
};
export type FaqBackTestQuery = {
  response: FaqBackTestQuery$data;
  variables: FaqBackTestQuery$variables;
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
    "concreteType": "FaqBackTest",
    "kind": "LinkedField",
    "name": "faqBackTest",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "days",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "asked",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isCut",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FaqBackTestMatch",
        "kind": "LinkedField",
        "name": "matches",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "messageId",
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
            "kind": "ScalarField",
            "name": "question",
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
            "name": "phrasing",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "words",
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
    "name": "FaqBackTestQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FaqBackTestQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "40f62f2ccd78bebdbb474679276ecf42",
    "id": "074f69a4cdc95ef2a20f78400ee765e66d5747ecdd8e5798b448737a5766e2ee",
    "metadata": {},
    "name": "FaqBackTestQuery",
    "operationKind": "query",
    "text": "query FaqBackTestQuery($draft:AutomatedFaqInput!,$draftOf:ID){faqBackTest(draft:$draft,draftOf:$draftOf){days,asked,isCut,matches{messageId,conversationId,question,score,phrasing,words}}}"
  }
};
})();

(node as any).hash = "e5a8a3487f493f1a4d1c3480da4b3a13";

export default node;
