/**
 * @generated SignedSource<<45059fe127ab09b94c61a525495c4691>>
 * @relayHash 814dd8d6609f7d720215c079a10bb609
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26085389d9805ff5d742d6481f10421efda26a25dd03c75c43b77a2dfb5a8e7a

import { ConcreteRequest } from 'relay-runtime';
export type DisconnectIntegrationDialogQuery$variables = Record<PropertyKey, never>;
export type DisconnectIntegrationDialogQuery$data = {
  readonly integrations: ReadonlyArray<{
    readonly disconnectImpact: ReadonlyArray<string>;
    readonly id: string;
  }>;
};
export type DisconnectIntegrationDialogQuery = {
  response: DisconnectIntegrationDialogQuery$data;
  variables: DisconnectIntegrationDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Integration",
    "kind": "LinkedField",
    "name": "integrations",
    "plural": true,
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
        "name": "disconnectImpact",
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
    "name": "DisconnectIntegrationDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DisconnectIntegrationDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "814dd8d6609f7d720215c079a10bb609",
    "id": "26085389d9805ff5d742d6481f10421efda26a25dd03c75c43b77a2dfb5a8e7a",
    "metadata": {},
    "name": "DisconnectIntegrationDialogQuery",
    "operationKind": "query",
    "text": "query DisconnectIntegrationDialogQuery{integrations{id,disconnectImpact}}"
  }
};
})();

(node as any).hash = "97b2d2419795ff4275a3d01ecc4c3ad5";

export default node;
