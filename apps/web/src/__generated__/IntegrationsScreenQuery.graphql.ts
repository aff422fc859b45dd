/**
 * @generated SignedSource<<d136c9f53620f3398edb2069e6f7008c>>
 * @relayHash e42710e1644c7703f795f2071a2308a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71fa7fe86d88ab1aedcbf3095ab3d5e2c05f1737f8968b3c71f84ae638f070c0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type IntegrationKind = "Calendly" | "Zendesk";
export type StoreState = "Connected" | "Error" | "Syncing";
export type IntegrationsScreenQuery$variables = Record<PropertyKey, never>;
export type IntegrationsScreenQuery$data = {
  readonly integrations: ReadonlyArray<{
    readonly id: string;
    readonly kind: IntegrationKind;
    readonly " $fragmentSpreads": FragmentRefs<"ZendeskCard_integration">;
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
            "name": "ZendeskCard_integration"
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
    "cacheID": "e42710e1644c7703f795f2071a2308a0",
    "id": "71fa7fe86d88ab1aedcbf3095ab3d5e2c05f1737f8968b3c71f84ae638f070c0",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": "query IntegrationsScreenQuery{integrations{id,kind,...ZendeskCard_integration},stores{id,displayName,state}}fragment ZendeskCard_integration on Integration{status,accountName,lastUsedAt,lastError}"
  }
};
})();

(node as any).hash = "7a6d2876cc4f54d068dd82e75097e902";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
