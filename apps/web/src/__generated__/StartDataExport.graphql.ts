/**
 * @generated SignedSource<<01d9543ae00f4250c95f6a39b372ba06>>
 * @relayHash 16a7107f20b7e1d5594310d4d9696c8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fc5513570c0da909eaad0685a720829c167332f35e59da8a58ab6be1b3d30aa

import { ConcreteRequest } from 'relay-runtime';
export type StartDataExport$variables = Record<PropertyKey, never>;
export type StartDataExport$data = {
  readonly startDataExport: {
    readonly id: string;
  };
};
export type StartDataExport = {
  response: StartDataExport$data;
  variables: StartDataExport$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DataExport",
    "kind": "LinkedField",
    "name": "startDataExport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StartDataExport",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StartDataExport",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "16a7107f20b7e1d5594310d4d9696c8c",
    "id": "8fc5513570c0da909eaad0685a720829c167332f35e59da8a58ab6be1b3d30aa",
    "metadata": {},
    "name": "StartDataExport",
    "operationKind": "mutation",
    "text": "mutation StartDataExport{startDataExport{id}}"
  }
};
})();

(node as any).hash = "544e2b65f4795b19a08fee8ad3639c83";

export default node;
