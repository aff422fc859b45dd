/**
 * @generated SignedSource<<7c9a9deae4bf41ff30525b4f3cc4fbb8>>
 * @relayHash e1da057587154ba16ec315dba382b6b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fd6396855ca7b790d7ff132668a358698a5652403fccdc00e3009a2c78b6957

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GptSettingsTabQuery$variables = {
  id: string;
};
export type GptSettingsTabQuery$data = {
  readonly articleCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly assistant: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ThresholdSection_assistant">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"EngineSection_query">;
};
export type GptSettingsTabQuery = {
  response: GptSettingsTabQuery$data;
  variables: GptSettingsTabQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "ArticleCategory",
  "kind": "LinkedField",
  "name": "articleCategories",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GptSettingsTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Assistant",
        "kind": "LinkedField",
        "name": "assistant",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ThresholdSection_assistant"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "EngineSection_query"
      },
      (v4/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GptSettingsTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Assistant",
        "kind": "LinkedField",
        "name": "assistant",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AnswerScores",
            "kind": "LinkedField",
            "name": "answerScores",
            "plural": false,
            "selections": [
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
                "name": "counts",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AnswerEngine",
        "kind": "LinkedField",
        "name": "answerEngines",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
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
            "name": "isModel",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v4/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "e1da057587154ba16ec315dba382b6b3",
    "id": "0fd6396855ca7b790d7ff132668a358698a5652403fccdc00e3009a2c78b6957",
    "metadata": {},
    "name": "GptSettingsTabQuery",
    "operationKind": "query",
    "text": "query GptSettingsTabQuery($id:ID!){assistant(id:$id){id,...ThresholdSection_assistant},...EngineSection_query,articleCategories{id,name}}fragment EngineSection_query on Query{answerEngines{name,label,isModel}}fragment ThresholdSection_assistant on Assistant{answerScores{questions,counts}}"
  }
};
})();

(node as any).hash = "b7705b20d942bc491b73929912af5d35";

export default node;
