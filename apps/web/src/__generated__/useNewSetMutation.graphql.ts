/**
 * @generated SignedSource<<60ed35a8770644b8cd9976a13f6b9158>>
 * @relayHash dbf03dfbb511c46bbb306ad9f32a3e7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6740b71557dbf6b922d865c654962b25c23ca87de8e93a35399504a4ca5dc18c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EvaluationSetInput = {
  isGate?: boolean;
  mostFalse?: number;
  name: string;
};
export type useNewSetMutation$variables = {
  input: EvaluationSetInput;
};
export type useNewSetMutation$data = {
  readonly createEvaluationSet: {
    readonly id: string;
    readonly isGate: boolean;
    readonly mostFalse: number;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"SetDialog_set">;
  };
};
export type useNewSetMutation = {
  response: useNewSetMutation$data;
  variables: useNewSetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
  "kind": "ScalarField",
  "name": "mostFalse",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isGate",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNewSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EvaluationSet",
        "kind": "LinkedField",
        "name": "createEvaluationSet",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SetDialog_set"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNewSetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EvaluationSet",
        "kind": "LinkedField",
        "name": "createEvaluationSet",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EvaluationQuestion",
            "kind": "LinkedField",
            "name": "questions",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "dbf03dfbb511c46bbb306ad9f32a3e7b",
    "id": "6740b71557dbf6b922d865c654962b25c23ca87de8e93a35399504a4ca5dc18c",
    "metadata": {},
    "name": "useNewSetMutation",
    "operationKind": "mutation",
    "text": "mutation useNewSetMutation($input:EvaluationSetInput!){createEvaluationSet(input:$input){id,name,mostFalse,isGate,...SetDialog_set}}fragment QuestionRow_question on EvaluationQuestion{id,question,isAnswerable,articleId,articleTitle,passage}fragment SetDialog_set on EvaluationSet{id,name,mostFalse,isGate,questions{id,...QuestionRow_question}}"
  }
};
})();

(node as any).hash = "59192d461b8c41dd889a0482646a6e25";

export default node;
