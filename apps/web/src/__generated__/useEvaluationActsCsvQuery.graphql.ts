/**
 * @generated SignedSource<<a35e5b51ddd86f354d715ba657c88a42>>
 * @relayHash 8085fd96b142bd6de3a2c4933284138b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c86ede1548686859f86a9461c6dddefd7d59cb9f463f93fab48dbb4793608b9

import { ConcreteRequest } from 'relay-runtime';
export type useEvaluationActsCsvQuery$variables = {
  id: string;
};
export type useEvaluationActsCsvQuery$data = {
  readonly evaluationSetCsv: string;
};
export type useEvaluationActsCsvQuery = {
  response: useEvaluationActsCsvQuery$data;
  variables: useEvaluationActsCsvQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "kind": "ScalarField",
    "name": "evaluationSetCsv",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEvaluationActsCsvQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEvaluationActsCsvQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8085fd96b142bd6de3a2c4933284138b",
    "id": "5c86ede1548686859f86a9461c6dddefd7d59cb9f463f93fab48dbb4793608b9",
    "metadata": {},
    "name": "useEvaluationActsCsvQuery",
    "operationKind": "query",
    "text": "query useEvaluationActsCsvQuery($id:ID!){evaluationSetCsv(id:$id)}"
  }
};
})();

(node as any).hash = "11430807e2d3f3a624f93f9612e69e87";

export default node;
