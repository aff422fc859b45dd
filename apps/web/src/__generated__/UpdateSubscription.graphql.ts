/**
 * @generated SignedSource<<d8f18762e99041c49acfb166318faef7>>
 * @relayHash f168a0aafe5c957ca45519db40b6b497
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26696b0d92e48a4737d50ad3886d510fbc9138d8ea4200b28b5784d8b0e0856a

import { ConcreteRequest } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
export type UpdateSubscription$variables = {
  subscriptionType: ClientSubscriptionType;
};
export type UpdateSubscription$data = {
  readonly updateSubscription: {
    readonly client: {
      readonly id: string;
      readonly isBotInstanceActive: boolean;
      readonly paymentMethodEntered: boolean;
      readonly subscription: {
        readonly cancellationDate: string | null | undefined;
        readonly scheduleToDowngrade: {
          readonly dueDate: string;
          readonly type: ClientSubscriptionType;
        } | null | undefined;
        readonly type: ClientSubscriptionType;
      } | null | undefined;
    } | null | undefined;
    readonly id: string;
    readonly permissions: {
      readonly DELETE_USERS: boolean;
      readonly INVITE_USERS: boolean;
      readonly MANAGE_ARTICLES: boolean;
      readonly MANAGE_AUTOMATED_FAQS: boolean;
      readonly MANAGE_CLIENT: boolean;
      readonly MANAGE_CONVERSATIONS: boolean;
      readonly MANAGE_GUIDED_FLOWS: boolean;
      readonly UPDATE_ASSISTANTS: boolean;
      readonly UPDATE_USER_PROFILE: boolean;
      readonly VIEW_PERMISSIONS: boolean;
      readonly VIEW_USERS: boolean;
    };
  };
};
export type UpdateSubscription = {
  response: UpdateSubscription$data;
  variables: UpdateSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "subscriptionType"
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
  "name": "type",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "subscriptionType",
        "variableName": "subscriptionType"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "updateSubscription",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Permissions",
        "kind": "LinkedField",
        "name": "permissions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "MANAGE_CLIENT",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "INVITE_USERS",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "DELETE_USERS",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "MANAGE_CONVERSATIONS",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "MANAGE_GUIDED_FLOWS",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "MANAGE_AUTOMATED_FAQS",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "MANAGE_ARTICLES",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "UPDATE_USER_PROFILE",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "VIEW_USERS",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "VIEW_PERMISSIONS",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "UPDATE_ASSISTANTS",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Client",
        "kind": "LinkedField",
        "name": "client",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isBotInstanceActive",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentMethodEntered",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ClientSubscription",
            "kind": "LinkedField",
            "name": "subscription",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "concreteType": "ScheduledDowngrade",
                "kind": "LinkedField",
                "name": "scheduleToDowngrade",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dueDate",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateSubscription",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateSubscription",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "f168a0aafe5c957ca45519db40b6b497",
    "id": "26696b0d92e48a4737d50ad3886d510fbc9138d8ea4200b28b5784d8b0e0856a",
    "metadata": {},
    "name": "UpdateSubscription",
    "operationKind": "mutation",
    "text": "mutation UpdateSubscription($subscriptionType:ClientSubscriptionType!){updateSubscription(subscriptionType:$subscriptionType){id,permissions{MANAGE_CLIENT,INVITE_USERS,DELETE_USERS,MANAGE_CONVERSATIONS,MANAGE_GUIDED_FLOWS,MANAGE_AUTOMATED_FAQS,MANAGE_ARTICLES,UPDATE_USER_PROFILE,VIEW_USERS,VIEW_PERMISSIONS,UPDATE_ASSISTANTS},client{id,isBotInstanceActive,paymentMethodEntered,subscription{type,cancellationDate,scheduleToDowngrade{type,dueDate}}}}}"
  }
};
})();

(node as any).hash = "8bdc501619b325b0d5666bd3e4141c6e";

export default node;
