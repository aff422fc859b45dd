/**
 * @generated SignedSource<<43e1dadd738e5d3fe66cbbdbd2d81503>>
 * @relayHash 3ffebce0bb05d74706eec36d621c9b9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6d407809b7f4a2b6400482b7af56221390a05414543df50cba7d6ea02055547

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
},
v5 = {
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
      (v4/*:: as any*/),
      (v5/*:: as any*/)
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
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "3ffebce0bb05d74706eec36d621c9b9f",
    "id": "c6d407809b7f4a2b6400482b7af56221390a05414543df50cba7d6ea02055547",
    "metadata": {},
    "name": "GptSettingsTabQuery",
    "operationKind": "query",
    "text": "query GptSettingsTabQuery($id:ID!){assistant(id:$id){id,...ThresholdSection_assistant},...EngineSection_query,articleCategories{id,name},articleTags}fragment EngineSection_query on Query{answerEngines{name,label,isModel}}fragment ThresholdSection_assistant on Assistant{answerScores{questions,counts}}"
  }
};
})();

(node as any).hash = "1cfebe8cbfefcf99d677e96421d6ec64";

export default node;
