/**
 * @generated SignedSource<<f043207a87b5e1d1d7081ba5fcdd120c>>
 * @relayHash b8e1d64e3bb09ca5d93bfd39e66ab657
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9160cbe078adc0ca083b30af4f3588ae6c499920568f0003d2edf09b3df2194a

import { ConcreteRequest } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
export type SubscriptionStatus = "Active" | "Canceled" | "PastDue" | "Paused" | "Trialing";
export type ReactivateAccount$variables = {
  newSubscriptionType?: ClientSubscriptionType | null | undefined;
};
export type ReactivateAccount$data = {
  readonly reactivateAccount: {
    readonly cancellationDate: string | null | undefined;
    readonly periodEnd: string | null | undefined;
    readonly scheduleToDowngrade: {
      readonly dueDate: string;
      readonly type: ClientSubscriptionType;
    } | null | undefined;
    readonly status: SubscriptionStatus;
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
      },
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
        "name": "periodEnd",
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
    "cacheID": "b8e1d64e3bb09ca5d93bfd39e66ab657",
    "id": "9160cbe078adc0ca083b30af4f3588ae6c499920568f0003d2edf09b3df2194a",
    "metadata": {},
    "name": "ReactivateAccount",
    "operationKind": "mutation",
    "text": "mutation ReactivateAccount($newSubscriptionType:ClientSubscriptionType){reactivateAccount(newSubscriptionType:$newSubscriptionType){type,scheduleToDowngrade{type,dueDate},cancellationDate,status,periodEnd}}"
  }
};
})();

(node as any).hash = "62d655d8615d24081dacec538beaca3b";

export default node;
