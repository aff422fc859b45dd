/**
 * @generated SignedSource<<27be5f0725a7f0480c9810ddb071d067>>
 * @relayHash 855d8df0508ead067de71de2e4ebf9c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f9d2aea1d9af823931d22ca4f9bc628914f80ceb390f6563e1d597044968bed

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type IntegrationKind = "Calendly" | "Zendesk";
export type StoreState = "Connected" | "Error" | "Syncing";
export type IntegrationsScreenQuery$variables = Record<PropertyKey, never>;
export type IntegrationsScreenQuery$data = {
  readonly integrations: ReadonlyArray<{
    readonly id: string;
    readonly kind: IntegrationKind;
    readonly " $fragmentSpreads": FragmentRefs<"IntegrationCard_integration">;
  }>;
  readonly stores: ReadonlyArray<{
    readonly displayName: string;
    readonly id: string;
    readonly state: StoreState;
  }>;
};
export type IntegrationsScreenQuery = {
  response: IntegrationsScreenQuery$data;
  variables: IntegrationsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "StoreIntegration",
  "kind": "LinkedField",
  "name": "stores",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IntegrationsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "integrations",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IntegrationCard_integration"
          }
        ],
        "storageKey": null
      },
      (v2/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "IntegrationsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "integrations",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
            "name": "accountName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastUsedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastError",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "855d8df0508ead067de71de2e4ebf9c9",
    "id": "2f9d2aea1d9af823931d22ca4f9bc628914f80ceb390f6563e1d597044968bed",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": "query IntegrationsScreenQuery{integrations{id,kind,...IntegrationCard_integration},stores{id,displayName,state}}fragment IntegrationCard_integration on Integration{status,accountName,lastUsedAt,lastError}"
  }
};
})();

(node as any).hash = "a12a824e7c503a393d03957b61624af3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
