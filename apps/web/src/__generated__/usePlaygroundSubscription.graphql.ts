/**
 * @generated SignedSource<<0a1fc0d464ba1dcfa90d794312aa0027>>
 * @relayHash ffdf84e2e6ac59a5c2f5668d9fc51810
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c6a11efd0bbda2d732bc22b346b7c59bff5a3a29f1e05729c02d62e06bb5023

import { ConcreteRequest } from 'relay-runtime';
export type AnswerButtonKind = "Handoff" | "Link" | "Question";
export type AnswerOutcome = "Answered" | "Failed" | "Guarded" | "Refused";
export type FaqMatchMode = "Keywords" | "Regex" | "Similarity";
import { AssistantConfig } from "@parley/assistant-config/configSchema";
export type AskPlaygroundInput = {
  assistantId: string;
  config?: AssistantConfig | null | undefined;
  history?: ReadonlyArray<PlaygroundTurnInput>;
  language?: string | null | undefined;
  question: string;
};
export type PlaygroundTurnInput = {
  isVisitor: boolean;
  text: string;
};
export type usePlaygroundSubscription$variables = {
  input: AskPlaygroundInput;
};
export type usePlaygroundSubscription$data = {
  readonly playgroundAnswered: {
    readonly answer: {
      readonly askedCount: number;
      readonly buttons: ReadonlyArray<{
        readonly kind: AnswerButtonKind;
        readonly label: string;
        readonly value: string;
      }>;
      readonly durationMs: number;
      readonly engine: string;
      readonly faq: {
        readonly id: string;
        readonly mode: FaqMatchMode;
        readonly phrasing: string | null | undefined;
        readonly question: string;
        readonly score: number;
        readonly threshold: number;
        readonly words: ReadonlyArray<string>;
      } | null | undefined;
      readonly followUps: ReadonlyArray<string>;
      readonly found: ReadonlyArray<{
        readonly articleId: string;
        readonly heading: string;
        readonly isAbove: boolean;
        readonly number: number | null | undefined;
        readonly page: number | null | undefined;
        readonly quote: string | null | undefined;
        readonly score: number;
        readonly text: string;
        readonly title: string;
      }>;
      readonly missingWords: ReadonlyArray<string>;
      readonly outcome: AnswerOutcome;
      readonly passageCount: number;
    } | null | undefined;
    readonly text: string;
  };
};
export type usePlaygroundSubscription = {
  response: usePlaygroundSubscription$data;
  variables: usePlaygroundSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "PlaygroundStep",
    "kind": "LinkedField",
    "name": "playgroundAnswered",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "PlaygroundAnswer",
        "kind": "LinkedField",
        "name": "answer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "outcome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PlaygroundPassage",
            "kind": "LinkedField",
            "name": "found",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "articleId",
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
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "page",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isAbove",
                "storageKey": null
              },
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
                "name": "quote",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "passageCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "missingWords",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "followUps",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "engine",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "durationMs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "askedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TracedFaq",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mode",
                "storageKey": null
              },
              (v2/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AnswerButton",
            "kind": "LinkedField",
            "name": "buttons",
            "plural": true,
            "selections": [
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
                "name": "label",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              }
            ],
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
    "name": "usePlaygroundSubscription",
    "selections": (v3/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePlaygroundSubscription",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "ffdf84e2e6ac59a5c2f5668d9fc51810",
    "id": "1c6a11efd0bbda2d732bc22b346b7c59bff5a3a29f1e05729c02d62e06bb5023",
    "metadata": {},
    "name": "usePlaygroundSubscription",
    "operationKind": "subscription",
    "text": "subscription usePlaygroundSubscription($input:AskPlaygroundInput!){playgroundAnswered(input:$input){text,answer{outcome,found{articleId,title,heading,text,page,score,isAbove,number,quote},passageCount,missingWords,followUps,engine,durationMs,askedCount,faq{id,question,mode,score,threshold,phrasing,words},buttons{kind,label,value}}}}"
  }
};
})();

(node as any).hash = "1a06316c10bd5d4f557d167c6e033d26";

export default node;
