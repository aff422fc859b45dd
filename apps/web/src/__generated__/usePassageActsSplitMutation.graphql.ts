/**
 * @generated SignedSource<<b7b1cb4deed5f62b465e3e9fbcfe6587>>
 * @relayHash 400d3cf9ea0aabce9bea63b54838db9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcadbd2e28b4080ea860b873c25ea45540a2531b9c862ecfae9eb8a6c573df06

import { ConcreteRequest } from 'relay-runtime';
export type usePassageActsSplitMutation$variables = {
  at: number;
  id: string;
};
export type usePassageActsSplitMutation$data = {
  readonly splitPassage: {
    readonly id: string;
    readonly passageCount: number;
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
  };
};
export type usePassageActsSplitMutation = {
  response: usePassageActsSplitMutation$data;
  variables: usePassageActsSplitMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "at"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "at",
        "variableName": "at"
      },
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "splitPassage",
    "plural": false,
    "selections": [
      (v2/*:: as any*/),
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
        "concreteType": "Passage",
        "kind": "LinkedField",
        "name": "passages",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePassageActsSplitMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePassageActsSplitMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "400d3cf9ea0aabce9bea63b54838db9c",
    "id": "bcadbd2e28b4080ea860b873c25ea45540a2531b9c862ecfae9eb8a6c573df06",
    "metadata": {},
    "name": "usePassageActsSplitMutation",
    "operationKind": "mutation",
    "text": "mutation usePassageActsSplitMutation($id:ID!,$at:Int!){splitPassage(id:$id,at:$at){id,passageCount,passages{id,heading,text,page,questions,isEnabled,isEdited,figures{uses,helpful,unhelpful},answers{question,conversationId,isHelpful,at}}}}"
  }
};
})();

(node as any).hash = "b114974dc4cc0d3e1bd2486a48ccfa12";

export default node;
