/**
 * @generated SignedSource<<796a42ba3e98a958cbd36b63d3170c58>>
 * @relayHash ddceb2acdf8c790cfe20e88efa7845d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d098869927748d6dacdf8e610f11ab7a5000760fe9ffc5576abeb8eafc03b02

import { ConcreteRequest } from 'relay-runtime';
export type WebhookDeliveryState = "Delivered" | "Failed" | "Waiting";
export type WebhookEndpointState = "Disabled" | "Enabled" | "Failing";
export type WebhookEvent = "ConversationCreated" | "ConversationResolved" | "FormSubmitted" | "MessageCreated" | "VisitorIdentified";
export type SetWebhookEndpointEnabled$variables = {
  id: string;
  isEnabled: boolean;
};
export type SetWebhookEndpointEnabled$data = {
  readonly setWebhookEndpointEnabled: {
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
  };
};
export type SetWebhookEndpointEnabled = {
  response: SetWebhookEndpointEnabled$data;
  variables: SetWebhookEndpointEnabled$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isEnabled"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "isEnabled",
        "variableName": "isEnabled"
      }
    ],
    "concreteType": "WebhookEndpoint",
    "kind": "LinkedField",
    "name": "setWebhookEndpointEnabled",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
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
      (v2/*:: as any*/),
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SetWebhookEndpointEnabled",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetWebhookEndpointEnabled",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "ddceb2acdf8c790cfe20e88efa7845d2",
    "id": "7d098869927748d6dacdf8e610f11ab7a5000760fe9ffc5576abeb8eafc03b02",
    "metadata": {},
    "name": "SetWebhookEndpointEnabled",
    "operationKind": "mutation",
    "text": "mutation SetWebhookEndpointEnabled($id:ID!,$isEnabled:Boolean!){setWebhookEndpointEnabled(id:$id,isEnabled:$isEnabled){id,url,description,events,state,failureStreak,disabledAt,previousUntil,lastDelivery{id,state,createdAt}}}"
  }
};
})();

(node as any).hash = "e587bdc8ed16970ecdf43a64ed2cb97d";

export default node;
