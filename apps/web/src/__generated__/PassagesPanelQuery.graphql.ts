/**
 * @generated SignedSource<<b786cfa636fbb58ba1467f2649c7c2e2>>
 * @relayHash 9f9bfc47c8c946cc5d860ce243b54a6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88e54d7a0f43442e544d2dfdfb49f11682e71746e021aa6850ec798f1f8ccace

import { ConcreteRequest } from 'relay-runtime';
export type ArticleStatus = "Archived" | "Draft" | "Published";
export type GptStatus = "Extracting" | "Failed" | "NotIncluded" | "Outdated" | "Queued" | "Trained" | "Training";
export type PassagesPanelQuery$variables = {
  id: string;
};
export type PassagesPanelQuery$data = {
  readonly article: {
    readonly gptStatus: GptStatus;
    readonly id: string;
    readonly includeInGpt: boolean;
    readonly passages: ReadonlyArray<{
      readonly answers: ReadonlyArray<{
        readonly at: string;
        readonly conversationId: string;
        readonly isHelpful: boolean | null | undefined;
        readonly question: string;
      }>;
      readonly figures: {
        readonly helpful: number;
        readonly unhelpful: number;
        readonly uses: number;
      };
      readonly heading: string;
      readonly id: string;
      readonly isEdited: boolean;
      readonly isEnabled: boolean;
      readonly page: number | null | undefined;
      readonly questions: ReadonlyArray<string>;
      readonly text: string;
    }>;
    readonly status: ArticleStatus;
  };
};
export type PassagesPanelQuery = {
  response: PassagesPanelQuery$data;
  variables: PassagesPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "article",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "includeInGpt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "gptStatus",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Passage",
        "kind": "LinkedField",
        "name": "passages",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
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
            "name": "questions",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEnabled",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEdited",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PassageFigures",
            "kind": "LinkedField",
            "name": "figures",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uses",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "helpful",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unhelpful",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PassageAnswer",
            "kind": "LinkedField",
            "name": "answers",
            "plural": true,
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
                "name": "conversationId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isHelpful",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "at",
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
    "name": "PassagesPanelQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PassagesPanelQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "9f9bfc47c8c946cc5d860ce243b54a6f",
    "id": "88e54d7a0f43442e544d2dfdfb49f11682e71746e021aa6850ec798f1f8ccace",
    "metadata": {},
    "name": "PassagesPanelQuery",
    "operationKind": "query",
    "text": "query PassagesPanelQuery($id:ID!){article(id:$id){id,status,includeInGpt,gptStatus,passages{id,heading,text,page,questions,isEnabled,isEdited,figures{uses,helpful,unhelpful},answers{question,conversationId,isHelpful,at}}}}"
  }
};
})();

(node as any).hash = "682c743aa4c7dd0a0d81d341174b3042";

export default node;
