/**
 * @generated SignedSource<<589a385f9ca0d0b41536fa33adca477a>>
 * @relayHash c230ba44f185034f16ba8d5f4f3ff50b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13d696b09987de2635421bf75e1d8095414af8c364744574b4f43002cd09f7b9

import { ConcreteRequest } from 'relay-runtime';
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
export type UserRole = "Admin" | "Staff";
export type UserStatus = "Active" | "Pending";
export type GetCurrentUser$variables = Record<PropertyKey, never>;
export type GetCurrentUser$data = {
  readonly currentUser: {
    readonly client: {
      readonly activeBotTrainingSessionsFound: boolean;
      readonly country: string | null | undefined;
      readonly email: string;
      readonly id: string;
      readonly integratedWithCalendly: boolean;
      readonly integratedWithZendesk: boolean;
      readonly isBotInstanceActive: boolean;
      readonly manuallyInvoiced: boolean;
      readonly name: string;
      readonly paymentMethodEntered: boolean;
      readonly phone: string | null | undefined;
      readonly subscription: {
        readonly cancellationDate: string | null | undefined;
        readonly scheduleToDowngrade: {
          readonly dueDate: string;
          readonly type: ClientSubscriptionType;
        } | null | undefined;
        readonly type: ClientSubscriptionType;
      } | null | undefined;
    } | null | undefined;
    readonly email: string;
    readonly id: string;
    readonly name: string;
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
    readonly phone: string | null | undefined;
    readonly role: UserRole;
    readonly shouldShowWelcomeBanner: boolean;
    readonly status: UserStatus;
  } | null | undefined;
};
export type GetCurrentUser = {
  response: GetCurrentUser$data;
  variables: GetCurrentUser$variables;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "currentUser",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
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
        "name": "role",
        "storageKey": null
      },
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "shouldShowWelcomeBanner",
        "storageKey": null
      },
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "manuallyInvoiced",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "country",
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
              (v4/*:: as any*/),
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
                  (v4/*:: as any*/),
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
          },
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
            "kind": "ScalarField",
            "name": "integratedWithZendesk",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "integratedWithCalendly",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "activeBotTrainingSessionsFound",
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
    "name": "GetCurrentUser",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GetCurrentUser",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "c230ba44f185034f16ba8d5f4f3ff50b",
    "id": "13d696b09987de2635421bf75e1d8095414af8c364744574b4f43002cd09f7b9",
    "metadata": {},
    "name": "GetCurrentUser",
    "operationKind": "query",
    "text": "query GetCurrentUser{currentUser{id,status,role,name,email,phone,shouldShowWelcomeBanner,permissions{MANAGE_CLIENT,INVITE_USERS,DELETE_USERS,MANAGE_CONVERSATIONS,MANAGE_GUIDED_FLOWS,MANAGE_AUTOMATED_FAQS,MANAGE_ARTICLES,UPDATE_USER_PROFILE,VIEW_USERS,VIEW_PERMISSIONS,UPDATE_ASSISTANTS},client{id,manuallyInvoiced,name,email,phone,country,subscription{type,cancellationDate,scheduleToDowngrade{type,dueDate}},isBotInstanceActive,paymentMethodEntered,integratedWithZendesk,integratedWithCalendly,activeBotTrainingSessionsFound}}}"
  }
};
})();

(node as any).hash = "760f04afda70397fa9dcf78610003abe";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
