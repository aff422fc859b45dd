/**
 * @generated SignedSource<<85c4ed6a5bb137863ef99e377d925c88>>
 * @relayHash 0b7c053e035ee4f1e185ac0691030260
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 219f68da089035efc3d0a70e6b99c686b6c613843197a4c42a4e04162ab0b9f8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EvaluationSetInput = {
  isGate?: boolean;
  mostFalse?: number;
  name: string;
};
export type NewSetDialogMutation$variables = {
  assistantId: string;
  input: EvaluationSetInput;
};
export type NewSetDialogMutation$data = {
  readonly createEvaluationSet: {
    readonly id: string;
    readonly isGate: boolean;
    readonly lastRun: {
      readonly id: string;
    } | null | undefined;
    readonly mostFalse: number;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"SetDialog_set">;
  };
};
export type NewSetDialogMutation = {
  response: NewSetDialogMutation$data;
  variables: NewSetDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "assistantId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mostFalse",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isGate",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "assistantId",
      "variableName": "assistantId"
    }
  ],
  "concreteType": "EvaluationRun",
  "kind": "LinkedField",
  "name": "lastRun",
  "plural": false,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewSetDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "EvaluationSet",
        "kind": "LinkedField",
        "name": "createEvaluationSet",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SetDialog_set"
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
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
    "name": "NewSetDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "EvaluationSet",
        "kind": "LinkedField",
        "name": "createEvaluationSet",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EvaluationQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
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
                "name": "isAnswerable",
                "storageKey": null
              },
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
                "name": "articleTitle",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "passage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "answer",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0b7c053e035ee4f1e185ac0691030260",
    "id": "219f68da089035efc3d0a70e6b99c686b6c613843197a4c42a4e04162ab0b9f8",
    "metadata": {},
    "name": "NewSetDialogMutation",
    "operationKind": "mutation",
    "text": "mutation NewSetDialogMutation($input:EvaluationSetInput!,$assistantId:ID!){createEvaluationSet(input:$input){id,name,mostFalse,isGate,...SetDialog_set,lastRun(assistantId:$assistantId){id}}}fragment QuestionRow_question on EvaluationQuestion{id,question,isAnswerable,articleId,articleTitle,passage,answer}fragment SetDialog_set on EvaluationSet{id,name,mostFalse,isGate,questions{id,...QuestionRow_question}}"
  }
};
})();

(node as any).hash = "519ac90466ca5b3a8e9bc381e70c13db";

export default node;
