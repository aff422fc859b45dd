/**
 * @generated SignedSource<<9ab2be5779ca605eb3061b97151d4aa5>>
 * @relayHash 800d0d66a12ca427a394499da76221c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3e36c4abd762b46667adbfbcb6752051bdf79180cf62361e73a94c22512653e

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
  "concreteType": "ArticleCategory",
  "kind": "LinkedField",
  "name": "articleCategories",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      (v3/*:: as any*/)
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
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "800d0d66a12ca427a394499da76221c9",
    "id": "f3e36c4abd762b46667adbfbcb6752051bdf79180cf62361e73a94c22512653e",
    "metadata": {},
    "name": "GptSettingsTabQuery",
    "operationKind": "query",
    "text": "query GptSettingsTabQuery($id:ID!){assistant(id:$id){id,...ThresholdSection_assistant},articleCategories{id,name}}fragment ThresholdSection_assistant on Assistant{answerScores{questions,counts}}"
  }
};
})();

(node as any).hash = "193412cf1bebce693cae41d339b85984";

export default node;
