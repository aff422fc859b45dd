/**
 * @generated SignedSource<<bfd4fdf9e00d7c7fdf5cce8e7f16012d>>
 * @relayHash 09fd8ed991a79c937574cb31e517b813
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4eba170da82cdda723a3f36cdba485d2520564103217f12898db8f2cc4d1963

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
    readonly integrationId: string;
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
    "concreteType": "IntegrationDisconnected",
    "kind": "LinkedField",
    "name": "disconnectIntegration",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "integrationId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "client",
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
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DisconnectIntegration",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "09fd8ed991a79c937574cb31e517b813",
    "id": "e4eba170da82cdda723a3f36cdba485d2520564103217f12898db8f2cc4d1963",
    "metadata": {},
    "name": "DisconnectIntegration",
    "operationKind": "mutation",
    "text": "mutation DisconnectIntegration($id:ID!){disconnectIntegration(id:$id){integrationId,client{id,integratedWithZendesk,integratedWithCalendly}}}"
  }
};
})();

(node as any).hash = "032431d92fe9d9f366295f442002b91c";

export default node;
