/**
 * @generated SignedSource<<a413e3abe0dbe287007b30e87cdb09b2>>
 * @relayHash 472b2f419f38188612db5ddad02c7e60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df13f47be5e316ce8b31e2825b01609a94cf5a2cf1e447ee462e8f257a357818

import { ConcreteRequest } from 'relay-runtime';
export type WebhookDeliveryState = "Delivered" | "Failed" | "Waiting";
export type WebhookEndpointState = "Disabled" | "Enabled" | "Failing";
export type WebhookEvent = "ConversationCreated" | "ConversationResolved" | "FormSubmitted" | "MessageCreated" | "VisitorIdentified";
export type WebhookEndpointInput = {
  description: string;
  events: ReadonlyArray<WebhookEvent>;
  url: string;
};
export type UpdateWebhookEndpoint$variables = {
  id: string;
  input: WebhookEndpointInput;
};
export type UpdateWebhookEndpoint$data = {
  readonly updateWebhookEndpoint: {
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
export type UpdateWebhookEndpoint = {
  response: UpdateWebhookEndpoint$data;
  variables: UpdateWebhookEndpoint$variables;
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
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "WebhookEndpoint",
    "kind": "LinkedField",
    "name": "updateWebhookEndpoint",
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
    "name": "UpdateWebhookEndpoint",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateWebhookEndpoint",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "472b2f419f38188612db5ddad02c7e60",
    "id": "df13f47be5e316ce8b31e2825b01609a94cf5a2cf1e447ee462e8f257a357818",
    "metadata": {},
    "name": "UpdateWebhookEndpoint",
    "operationKind": "mutation",
    "text": "mutation UpdateWebhookEndpoint($id:ID!,$input:WebhookEndpointInput!){updateWebhookEndpoint(id:$id,input:$input){id,url,description,events,state,failureStreak,disabledAt,previousUntil,lastDelivery{id,state,createdAt}}}"
  }
};
})();

(node as any).hash = "2aced9cb240bfb182525007b188bd342";

export default node;
