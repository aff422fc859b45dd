/**
 * @generated SignedSource<<22c581be0dcd9165bdbe7e5b0acd12da>>
 * @relayHash 106d7902d1e5544836141a2fd8ea1dab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f302b6a6e122029cdcc07b56def9059b144d8667202e43deca1a04fdf734604f

import { ConcreteRequest } from 'relay-runtime';
export type WebhookDeliveryState = "Delivered" | "Failed" | "Waiting";
export type SendTestWebhook$variables = {
  id: string;
};
export type SendTestWebhook$data = {
  readonly sendTestWebhook: {
    readonly durationMs: number | null | undefined;
    readonly error: string | null | undefined;
    readonly id: string;
    readonly responseStatus: number | null | undefined;
    readonly state: WebhookDeliveryState;
  };
};
export type SendTestWebhook = {
  response: SendTestWebhook$data;
  variables: SendTestWebhook$variables;
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
    "concreteType": "WebhookDelivery",
    "kind": "LinkedField",
    "name": "sendTestWebhook",
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
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "responseStatus",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "durationMs",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "error",
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
    "name": "SendTestWebhook",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SendTestWebhook",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "106d7902d1e5544836141a2fd8ea1dab",
    "id": "f302b6a6e122029cdcc07b56def9059b144d8667202e43deca1a04fdf734604f",
    "metadata": {},
    "name": "SendTestWebhook",
    "operationKind": "mutation",
    "text": "mutation SendTestWebhook($id:ID!){sendTestWebhook(id:$id){id,state,responseStatus,durationMs,error}}"
  }
};
})();

(node as any).hash = "6f48b41f675bcd16445eee3292c888ff";

export default node;
