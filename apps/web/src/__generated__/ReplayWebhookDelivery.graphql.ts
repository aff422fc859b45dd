/**
 * @generated SignedSource<<b0fce8e798c5b50cd914799d2daa87ab>>
 * @relayHash 9bc6a3cdd6a03acbcff60e49449c7309
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e2ca1ec7266ed244520777bc914882b38292dcdea4f8226194dd6875e3ba41f

import { ConcreteRequest } from 'relay-runtime';
export type WebhookDeliveryState = "Delivered" | "Failed" | "Waiting";
export type ReplayWebhookDelivery$variables = {
  id: string;
};
export type ReplayWebhookDelivery$data = {
  readonly replayWebhookDelivery: {
    readonly error: string | null | undefined;
    readonly id: string;
    readonly state: WebhookDeliveryState;
  };
};
export type ReplayWebhookDelivery = {
  response: ReplayWebhookDelivery$data;
  variables: ReplayWebhookDelivery$variables;
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
    "name": "replayWebhookDelivery",
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
    "name": "ReplayWebhookDelivery",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReplayWebhookDelivery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9bc6a3cdd6a03acbcff60e49449c7309",
    "id": "0e2ca1ec7266ed244520777bc914882b38292dcdea4f8226194dd6875e3ba41f",
    "metadata": {},
    "name": "ReplayWebhookDelivery",
    "operationKind": "mutation",
    "text": "mutation ReplayWebhookDelivery($id:ID!){replayWebhookDelivery(id:$id){id,state,error}}"
  }
};
})();

(node as any).hash = "99c8c490a6276f93d2322340b1bd7fbd";

export default node;
