/**
 * @generated SignedSource<<99b7c9e8f17d4194ae610a530e1a57e4>>
 * @relayHash d56eb37b4696a866c128b6e0302ca22f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06eed02771839ab4db08ec5a4b9cc0adea1ca9d27acc8ff98e022a1210e51db5

import { ConcreteRequest } from 'relay-runtime';
export type EvaluationSetInput = {
  isGate?: boolean;
  mostFalse?: number;
  name: string;
};
export type useEvaluationActsSetMutation$variables = {
  id: string;
  input: EvaluationSetInput;
};
export type useEvaluationActsSetMutation$data = {
  readonly updateEvaluationSet: {
    readonly id: string;
    readonly isGate: boolean;
    readonly mostFalse: number;
    readonly name: string;
  };
};
export type useEvaluationActsSetMutation = {
  response: useEvaluationActsSetMutation$data;
  variables: useEvaluationActsSetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "EvaluationSet",
    "kind": "LinkedField",
    "name": "updateEvaluationSet",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
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
        "name": "mostFalse",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isGate",
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
    "name": "useEvaluationActsSetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEvaluationActsSetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d56eb37b4696a866c128b6e0302ca22f",
    "id": "06eed02771839ab4db08ec5a4b9cc0adea1ca9d27acc8ff98e022a1210e51db5",
    "metadata": {},
    "name": "useEvaluationActsSetMutation",
    "operationKind": "mutation",
    "text": "mutation useEvaluationActsSetMutation($id:ID!,$input:EvaluationSetInput!){updateEvaluationSet(id:$id,input:$input){id,name,mostFalse,isGate}}"
  }
};
})();

(node as any).hash = "28a913aa66f208e1d3fbd371fb6ad9d1";

export default node;
