/**
 * @generated SignedSource<<98d10d8a72d0632c7f02815f8386f102>>
 * @relayHash 24ed52da5528396db215ef95ded7540f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bc985f9f16ef38726e4dcd6dcc008a6ba233ee672752c21402ddf9dfbbf5a9e

import { ConcreteRequest } from 'relay-runtime';
export type WebhookDeliveryState = "Delivered" | "Failed" | "Waiting";
export type WebhookEndpointState = "Disabled" | "Enabled" | "Failing";
export type WebhookEvent = "ConversationCreated" | "ConversationResolved" | "FormSubmitted" | "MessageCreated" | "VisitorIdentified";
export type WebhooksScreenQuery$variables = Record<PropertyKey, never>;
export type WebhooksScreenQuery$data = {
  readonly webhookEndpoints: ReadonlyArray<{
    readonly description: string;
    readonly disabledAt: string | null | undefined;
    readonly events: ReadonlyArray<WebhookEvent>;
    readonly failureStreak: number;
    readonly id: string;
    readonly lastDelivery: {
      readonly createdAt: string;
      readonly id: string;
      readonly state: WebhookDeliveryState;
    } | null | undefined;
    readonly previousUntil: string | null | undefined;
    readonly state: WebhookEndpointState;
    readonly url: string;
  }>;
};
export type WebhooksScreenQuery = {
  response: WebhooksScreenQuery$data;
  variables: WebhooksScreenQuery$variables;
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
  "name": "state",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WebhookEndpoint",
    "kind": "LinkedField",
    "name": "webhookEndpoints",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "events",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failureStreak",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "disabledAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "previousUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WebhookDelivery",
        "kind": "LinkedField",
        "name": "lastDelivery",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WebhooksScreenQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WebhooksScreenQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "24ed52da5528396db215ef95ded7540f",
    "id": "9bc985f9f16ef38726e4dcd6dcc008a6ba233ee672752c21402ddf9dfbbf5a9e",
    "metadata": {},
    "name": "WebhooksScreenQuery",
    "operationKind": "query",
    "text": "query WebhooksScreenQuery{webhookEndpoints{id,url,description,events,state,failureStreak,disabledAt,previousUntil,lastDelivery{id,state,createdAt}}}"
  }
};
})();

(node as any).hash = "d574cc1972f7b946e03960a28d154a81";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
