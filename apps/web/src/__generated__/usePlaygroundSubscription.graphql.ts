/**
 * @generated SignedSource<<a920b7285c0b56f48c298f24e928e4b4>>
 * @relayHash 78e2b4849afabe94f89e676d375ba6df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9eb1af8e6b8dcd62307bccbac9f375af4e037f805b90cc6d9740fc8b6e868d7f

import { ConcreteRequest } from 'relay-runtime';
export type AnswerOutcome = "Answered" | "Failed" | "Guarded" | "Refused";
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
      readonly durationMs: number;
      readonly engine: string;
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
v2 = [
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
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePlaygroundSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "78e2b4849afabe94f89e676d375ba6df",
    "id": "9eb1af8e6b8dcd62307bccbac9f375af4e037f805b90cc6d9740fc8b6e868d7f",
    "metadata": {},
    "name": "usePlaygroundSubscription",
    "operationKind": "subscription",
    "text": "subscription usePlaygroundSubscription($input:AskPlaygroundInput!){playgroundAnswered(input:$input){text,answer{outcome,found{articleId,title,heading,text,page,score,isAbove,number,quote},passageCount,missingWords,followUps,engine,durationMs,askedCount}}}"
  }
};
})();

(node as any).hash = "8681b1827942fb45c303b59122efdfb0";

export default node;
