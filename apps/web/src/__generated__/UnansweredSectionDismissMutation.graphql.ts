/**
 * @generated SignedSource<<8b320a895c0f0fd72513905fa36cbd7a>>
 * @relayHash 9c7c445906e16d3c61df4e95cc761923
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29bc172b08c40a8ea2c53997b7c7aed4dd00abbbc112db1ad7dc5a64082f9998

import { ConcreteRequest } from 'relay-runtime';
export type UnansweredSectionDismissMutation$variables = {
  question: string;
};
export type UnansweredSectionDismissMutation$data = {
  readonly dismissUnanswered: boolean;
};
export type UnansweredSectionDismissMutation = {
  response: UnansweredSectionDismissMutation$data;
  variables: UnansweredSectionDismissMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "question"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "question",
        "variableName": "question"
      }
    ],
    "kind": "ScalarField",
    "name": "dismissUnanswered",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UnansweredSectionDismissMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnansweredSectionDismissMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9c7c445906e16d3c61df4e95cc761923",
    "id": "29bc172b08c40a8ea2c53997b7c7aed4dd00abbbc112db1ad7dc5a64082f9998",
    "metadata": {},
    "name": "UnansweredSectionDismissMutation",
    "operationKind": "mutation",
    "text": "mutation UnansweredSectionDismissMutation($question:String!){dismissUnanswered(question:$question)}"
  }
};
})();

(node as any).hash = "bb91e792e96a15a5bb066ae1cdf6868b";

export default node;
