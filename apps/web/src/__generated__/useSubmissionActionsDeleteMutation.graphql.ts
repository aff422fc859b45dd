/**
 * @generated SignedSource<<367c95a0c27762632732363583a9f2c7>>
 * @relayHash cc365ee39a5030a35f532ecb524185ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b58a4c9cb45e3f87eaf2a69a0f33c7f3b68d418710170c0a4948ad05911b3f0

import { ConcreteRequest } from 'relay-runtime';
export type useSubmissionActionsDeleteMutation$variables = {
  ids: ReadonlyArray<string>;
};
export type useSubmissionActionsDeleteMutation$data = {
  readonly deleteFormSubmissions: ReadonlyArray<string>;
};
export type useSubmissionActionsDeleteMutation = {
  response: useSubmissionActionsDeleteMutation$data;
  variables: useSubmissionActionsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "kind": "ScalarField",
    "name": "deleteFormSubmissions",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSubmissionActionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSubmissionActionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cc365ee39a5030a35f532ecb524185ae",
    "id": "3b58a4c9cb45e3f87eaf2a69a0f33c7f3b68d418710170c0a4948ad05911b3f0",
    "metadata": {},
    "name": "useSubmissionActionsDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation useSubmissionActionsDeleteMutation($ids:[ID!]!){deleteFormSubmissions(ids:$ids)}"
  }
};
})();

(node as any).hash = "28fb20d949b13cc5321b73e65a32663d";

export default node;
