/**
 * @generated SignedSource<<3f6eb611dfd2d62078e0182043db2df0>>
 * @relayHash 03eb65ec0c7ef5680599084a4fe669ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd6e2d207aeb384379a8a6ca323f76412fd566ec8dd3f3675c914fde3769440b

import { ConcreteRequest } from 'relay-runtime';
export type WebhookDeliveryState = "Delivered" | "Failed" | "Waiting";
export type WebhookEndpointState = "Disabled" | "Enabled" | "Failing";
export type WebhookEvent = "ConversationCreated" | "ConversationResolved" | "FormSubmitted" | "MessageCreated" | "VisitorIdentified";
export type RotateWebhookSecret$variables = {
  id: string;
};
export type RotateWebhookSecret$data = {
  readonly rotateWebhookSecret: {
    readonly endpoint: {
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
    readonly secret: string;
  };
};
export type RotateWebhookSecret = {
  response: RotateWebhookSecret$data;
  variables: RotateWebhookSecret$variables;
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
      }
    ],
    "concreteType": "NewWebhookSecret",
    "kind": "LinkedField",
    "name": "rotateWebhookSecret",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secret",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WebhookEndpoint",
        "kind": "LinkedField",
        "name": "endpoint",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RotateWebhookSecret",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RotateWebhookSecret",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "03eb65ec0c7ef5680599084a4fe669ca",
    "id": "fd6e2d207aeb384379a8a6ca323f76412fd566ec8dd3f3675c914fde3769440b",
    "metadata": {},
    "name": "RotateWebhookSecret",
    "operationKind": "mutation",
    "text": "mutation RotateWebhookSecret($id:ID!){rotateWebhookSecret(id:$id){secret,endpoint{id,url,description,events,state,failureStreak,disabledAt,previousUntil,lastDelivery{id,state,createdAt}}}}"
  }
};
})();

(node as any).hash = "313741764ff464a421b33231aa1069a6";

export default node;
