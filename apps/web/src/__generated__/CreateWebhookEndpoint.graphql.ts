/**
 * @generated SignedSource<<577baf5860d9900fd2f13e59eea35570>>
 * @relayHash 44ed41752422e734a044595d0a5c14ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f30576dd421e9944d7f4261a84dee835e056cb1a4b248196925ed21896066f31

import { ConcreteRequest } from 'relay-runtime';
export type WebhookDeliveryState = "Delivered" | "Failed" | "Waiting";
export type WebhookEndpointState = "Disabled" | "Enabled" | "Failing";
export type WebhookEvent = "ConversationCreated" | "ConversationResolved" | "FormSubmitted" | "MessageCreated" | "VisitorIdentified";
export type WebhookEndpointInput = {
  description: string;
  events: ReadonlyArray<WebhookEvent>;
  url: string;
};
export type CreateWebhookEndpoint$variables = {
  input: WebhookEndpointInput;
};
export type CreateWebhookEndpoint$data = {
  readonly createWebhookEndpoint: {
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
export type CreateWebhookEndpoint = {
  response: CreateWebhookEndpoint$data;
  variables: CreateWebhookEndpoint$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "NewWebhookSecret",
    "kind": "LinkedField",
    "name": "createWebhookEndpoint",
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
    "name": "CreateWebhookEndpoint",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateWebhookEndpoint",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "44ed41752422e734a044595d0a5c14ba",
    "id": "f30576dd421e9944d7f4261a84dee835e056cb1a4b248196925ed21896066f31",
    "metadata": {},
    "name": "CreateWebhookEndpoint",
    "operationKind": "mutation",
    "text": "mutation CreateWebhookEndpoint($input:WebhookEndpointInput!){createWebhookEndpoint(input:$input){secret,endpoint{id,url,description,events,state,failureStreak,disabledAt,previousUntil,lastDelivery{id,state,createdAt}}}}"
  }
};
})();

(node as any).hash = "ce82e8e9869aa41f0410c82b9eac9813";

export default node;
