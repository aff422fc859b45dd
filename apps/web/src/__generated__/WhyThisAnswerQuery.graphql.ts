/**
 * @generated SignedSource<<60d5dccbb91e777e2c4ae25f4a04b23a>>
 * @relayHash da70f5caa31d42f730d04b99e8edf8d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3264902cc282fbdc449f9a9ee5942842d5c835870b2a8af6073dc4c7800a6315

import { ConcreteRequest } from 'relay-runtime';
export type AnswerComplaint = "Incomplete" | "NotMyQuestion" | "Unclear" | "Wrong";
export type AnswerOutcome = "Answered" | "Failed" | "Guarded" | "Refused";
export type AssistantType = "FloatingWidget" | "FullscreenOverlay";
export type FaqMatchMode = "Keywords" | "Regex" | "Similarity";
export type WhyThisAnswerQuery$variables = {
  id: string;
};
export type WhyThisAnswerQuery$data = {
  readonly node: {
    readonly answer?: {
      readonly comment: string | null | undefined;
      readonly complaint: AnswerComplaint | null | undefined;
      readonly isHelpful: boolean | null | undefined;
      readonly outcome: AnswerOutcome;
      readonly trace: {
        readonly assistant: {
          readonly id: string;
          readonly type: AssistantType;
        } | null | undefined;
        readonly assistantVersion: number;
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
        readonly found: ReadonlyArray<{
          readonly articleId: string;
          readonly heading: string;
          readonly isAbove: boolean;
          readonly number: number | null | undefined;
          readonly page: number | null | undefined;
          readonly score: number;
          readonly text: string;
          readonly title: string;
        }>;
        readonly missingWords: ReadonlyArray<string>;
        readonly question: string;
        readonly ringFence: string;
        readonly threshold: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type WhyThisAnswerQuery = {
  response: WhyThisAnswerQuery$data;
  variables: WhyThisAnswerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isHelpful",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "complaint",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comment",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "threshold",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "AnswerTrace",
  "kind": "LinkedField",
  "name": "trace",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
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
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ringFence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assistantVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Assistant",
      "kind": "LinkedField",
      "name": "assistant",
      "plural": false,
      "selections": [
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
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
      "concreteType": "TracedPassage",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "page",
          "storageKey": null
        },
        (v9/*:: as any*/),
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
        }
      ],
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
        (v8/*:: as any*/),
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mode",
          "storageKey": null
        },
        (v9/*:: as any*/),
        (v7/*:: as any*/),
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WhyThisAnswerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Answer",
                "kind": "LinkedField",
                "name": "answer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Message",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WhyThisAnswerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Answer",
                "kind": "LinkedField",
                "name": "answer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v10/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Message",
            "abstractKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "da70f5caa31d42f730d04b99e8edf8d4",
    "id": "3264902cc282fbdc449f9a9ee5942842d5c835870b2a8af6073dc4c7800a6315",
    "metadata": {},
    "name": "WhyThisAnswerQuery",
    "operationKind": "query",
    "text": "query WhyThisAnswerQuery($id:ID!){node(id:$id){__typename,...on Message{answer{outcome,isHelpful,complaint,comment,trace{question,engine,durationMs,threshold,ringFence,assistantVersion,assistant{id,type},missingWords,found{articleId,title,heading,text,page,score,isAbove,number},faq{id,question,mode,score,threshold,phrasing,words}},id}},id}}"
  }
};
})();

(node as any).hash = "1d0e90f4e63e30b74137c84cd017c026";

export default node;
