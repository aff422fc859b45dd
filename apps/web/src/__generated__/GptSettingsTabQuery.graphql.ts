/**
 * @generated SignedSource<<53ab6a0feae1ff8f1f46b029989318ef>>
 * @relayHash 00d71c33ef405ab3e2c818476b66147d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f03cf5ea8c636df3d7104b1c42b7e7399400b0c24bf02afa2b4aaee6acfc38f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GptSettingsTabQuery$variables = {
  id: string;
};
export type GptSettingsTabQuery$data = {
  readonly articleTags: ReadonlyArray<string>;
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
  "name": "articleTags",
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
      {
        "alias": null,
        "args": null,
        "concreteType": "AnswerEngine",
        "kind": "LinkedField",
        "name": "answerEngines",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
            "name": "isModel",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "00d71c33ef405ab3e2c818476b66147d",
    "id": "2f03cf5ea8c636df3d7104b1c42b7e7399400b0c24bf02afa2b4aaee6acfc38f",
    "metadata": {},
    "name": "GptSettingsTabQuery",
    "operationKind": "query",
    "text": "query GptSettingsTabQuery($id:ID!){assistant(id:$id){id,...ThresholdSection_assistant},...EngineSection_query,articleTags}fragment EngineSection_query on Query{answerEngines{name,label,isModel}}fragment ThresholdSection_assistant on Assistant{answerScores{questions,counts}}"
  }
};
})();

(node as any).hash = "93d1f6056cf0b55f1c1adac0f6561d1f";

export default node;
