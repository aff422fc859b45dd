/**
 * @generated SignedSource<<dd658fbffec0f191127ceadaab30ef67>>
 * @relayHash 0fc5c5dee0610a7367b04b47eef7250a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 020722d750784378d2557169ed7f1fac65c1f546dd408c2dd7bcb3e1e8e69f7f

import { ConcreteRequest } from 'relay-runtime';
export type ReplayIntegrationRequest$variables = {
  id: string;
};
export type ReplayIntegrationRequest$data = {
  readonly replayIntegrationRequest: {
    readonly hasFailed: boolean;
    readonly id: string;
    readonly status: number | null | undefined;
  };
};
export type ReplayIntegrationRequest = {
  response: ReplayIntegrationRequest$data;
  variables: ReplayIntegrationRequest$variables;
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
    "concreteType": "IntegrationRequest",
    "kind": "LinkedField",
    "name": "replayIntegrationRequest",
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
        "name": "hasFailed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
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
    "name": "ReplayIntegrationRequest",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReplayIntegrationRequest",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0fc5c5dee0610a7367b04b47eef7250a",
    "id": "020722d750784378d2557169ed7f1fac65c1f546dd408c2dd7bcb3e1e8e69f7f",
    "metadata": {},
    "name": "ReplayIntegrationRequest",
    "operationKind": "mutation",
    "text": "mutation ReplayIntegrationRequest($id:ID!){replayIntegrationRequest(id:$id){id,hasFailed,status}}"
  }
};
})();

(node as any).hash = "7c514f20690ac759af12b18ae1955803";

export default node;
