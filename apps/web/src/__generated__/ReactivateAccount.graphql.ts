/**
 * @generated SignedSource<<afa962d6daa013874d0e8d181f59be79>>
 * @relayHash c1ded3d6eb843d584a09c8ea99754162
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c43b91f152a130bfa24bc8ac4c15979fb8eb1cae6e307a72e5bda13626e5841

import { ConcreteRequest } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
export type ReactivateAccount$variables = {
  newSubscriptionType?: ClientSubscriptionType | null | undefined;
};
export type ReactivateAccount$data = {
  readonly reactivateAccount: {
    readonly cancellationDate: string | null | undefined;
    readonly scheduleToDowngrade: {
      readonly dueDate: string;
      readonly type: ClientSubscriptionType;
    } | null | undefined;
    readonly type: ClientSubscriptionType;
  };
};
export type ReactivateAccount = {
  response: ReactivateAccount$data;
  variables: ReactivateAccount$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "newSubscriptionType"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "newSubscriptionType",
        "variableName": "newSubscriptionType"
      }
    ],
    "concreteType": "ClientSubscription",
    "kind": "LinkedField",
    "name": "reactivateAccount",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ScheduledDowngrade",
        "kind": "LinkedField",
        "name": "scheduleToDowngrade",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dueDate",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cancellationDate",
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
    "name": "ReactivateAccount",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReactivateAccount",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "c1ded3d6eb843d584a09c8ea99754162",
    "id": "7c43b91f152a130bfa24bc8ac4c15979fb8eb1cae6e307a72e5bda13626e5841",
    "metadata": {},
    "name": "ReactivateAccount",
    "operationKind": "mutation",
    "text": "mutation ReactivateAccount($newSubscriptionType:ClientSubscriptionType){reactivateAccount(newSubscriptionType:$newSubscriptionType){type,scheduleToDowngrade{type,dueDate},cancellationDate}}"
  }
};
})();

(node as any).hash = "f4cbe7aeca790116296bf021e9ee5725";

export default node;
