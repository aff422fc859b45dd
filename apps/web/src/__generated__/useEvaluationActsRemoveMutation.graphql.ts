/**
 * @generated SignedSource<<550d144776e25d3a5c6df8be10d4bf13>>
 * @relayHash a99d401e663d01b29b61392bf051aa39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41602d1ce4056a245a01b2f8f9c90b6c8b9a380f43dd6819a9ae1b1d5af51a51

import { ConcreteRequest } from 'relay-runtime';
export type useEvaluationActsRemoveMutation$variables = {
  id: string;
};
export type useEvaluationActsRemoveMutation$data = {
  readonly deleteEvaluationQuestion: {
    readonly id: string;
    readonly questions: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type useEvaluationActsRemoveMutation = {
  response: useEvaluationActsRemoveMutation$data;
  variables: useEvaluationActsRemoveMutation$variables;
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
    "concreteType": "EvaluationSet",
    "kind": "LinkedField",
    "name": "deleteEvaluationQuestion",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "EvaluationQuestion",
        "kind": "LinkedField",
        "name": "questions",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "useEvaluationActsRemoveMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEvaluationActsRemoveMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "a99d401e663d01b29b61392bf051aa39",
    "id": "41602d1ce4056a245a01b2f8f9c90b6c8b9a380f43dd6819a9ae1b1d5af51a51",
    "metadata": {},
    "name": "useEvaluationActsRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation useEvaluationActsRemoveMutation($id:ID!){deleteEvaluationQuestion(id:$id){id,questions{id}}}"
  }
};
})();

(node as any).hash = "e536c80ef9962cfd85cc97c6b903ebed";

export default node;
