/**
 * @generated SignedSource<<b0d079e489d7fb34f2fd3798fe0f677a>>
 * @relayHash b4d8bedd5d7e565d88706affb6190376
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56a35ce6525c4d586a5c013d264631ba58075c8a1f9357880d8ed72122ce4f10

import { ConcreteRequest } from 'relay-runtime';
export type IntegrationStatus = "Connected" | "Error";
export type TestIntegration$variables = {
  id: string;
};
export type TestIntegration$data = {
  readonly testIntegration: {
    readonly id: string;
    readonly lastError: string | null | undefined;
    readonly lastUsedAt: string | null | undefined;
    readonly status: IntegrationStatus;
  };
};
export type TestIntegration = {
  response: TestIntegration$data;
  variables: TestIntegration$variables;
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
    "concreteType": "Integration",
    "kind": "LinkedField",
    "name": "testIntegration",
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
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastError",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastUsedAt",
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
    "name": "TestIntegration",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TestIntegration",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b4d8bedd5d7e565d88706affb6190376",
    "id": "56a35ce6525c4d586a5c013d264631ba58075c8a1f9357880d8ed72122ce4f10",
    "metadata": {},
    "name": "TestIntegration",
    "operationKind": "mutation",
    "text": "mutation TestIntegration($id:ID!){testIntegration(id:$id){id,status,lastError,lastUsedAt}}"
  }
};
})();

(node as any).hash = "b6b9480ac123410f20f1d4c6a7c662a2";

export default node;
