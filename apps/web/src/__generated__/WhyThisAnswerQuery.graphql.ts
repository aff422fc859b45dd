/**
 * @generated SignedSource<<318466353a21439695e43a43c07ed900>>
 * @relayHash 50f45a2ac15bd2b92481fad45f9b1be0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80ed103f6a55d2ab3f1f31f76cabd0881149ec0a2deccf5e7392d682edd7b5a1

import { ConcreteRequest } from 'relay-runtime';
export type AnswerComplaint = "Incomplete" | "NotMyQuestion" | "Unclear" | "Wrong";
export type AnswerOutcome = "Answered" | "Failed" | "Guarded" | "Refused";
export type AssistantType = "FloatingWidget" | "FullscreenOverlay";
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
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "AnswerTrace",
  "kind": "LinkedField",
  "name": "trace",
  "plural": false,
  "selections": [
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
      "name": "threshold",
      "storageKey": null
    },
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
        (v6/*:: as any*/),
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
                  (v7/*:: as any*/)
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
                  (v7/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Message",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "50f45a2ac15bd2b92481fad45f9b1be0",
    "id": "80ed103f6a55d2ab3f1f31f76cabd0881149ec0a2deccf5e7392d682edd7b5a1",
    "metadata": {},
    "name": "WhyThisAnswerQuery",
    "operationKind": "query",
    "text": "query WhyThisAnswerQuery($id:ID!){node(id:$id){__typename,...on Message{answer{outcome,isHelpful,complaint,comment,trace{question,engine,durationMs,threshold,ringFence,assistantVersion,assistant{id,type},missingWords,found{articleId,title,heading,text,page,score,isAbove,number}},id}},id}}"
  }
};
})();

(node as any).hash = "dfcf07ed0641469d93626549e5c78376";

export default node;
