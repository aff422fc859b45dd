/**
 * @generated SignedSource<<e267226801f228366ed694a9f831f878>>
 * @relayHash 8b786e550279f8df04f6eae57e0c2c6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a99d7e588c07b3d630b38630d6d80192c3516f3fbe2dca71e2e8058d1627ecc

import { ConcreteRequest } from 'relay-runtime';
export type DisconnectIntegration$variables = {
  id: string;
};
export type DisconnectIntegration$data = {
  readonly disconnectIntegration: {
    readonly client: {
      readonly id: string;
      readonly integratedWithCalendly: boolean;
      readonly integratedWithZendesk: boolean;
    };
    readonly id: string;
  };
};
export type DisconnectIntegration = {
  response: DisconnectIntegration$data;
  variables: DisconnectIntegration$variables;
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
    "concreteType": "IntegrationDisconnected",
    "kind": "LinkedField",
    "name": "disconnectIntegration",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "client",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "integratedWithZendesk",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "integratedWithCalendly",
            "storageKey": null
          }
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
    "name": "DisconnectIntegration",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DisconnectIntegration",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "8b786e550279f8df04f6eae57e0c2c6c",
    "id": "6a99d7e588c07b3d630b38630d6d80192c3516f3fbe2dca71e2e8058d1627ecc",
    "metadata": {},
    "name": "DisconnectIntegration",
    "operationKind": "mutation",
    "text": "mutation DisconnectIntegration($id:ID!){disconnectIntegration(id:$id){id,client{id,integratedWithZendesk,integratedWithCalendly}}}"
  }
};
})();

(node as any).hash = "f31302c1abbb202e14d1c24be34fbbb1";

export default node;
