/**
 * @generated SignedSource<<82cbf8d2c6fa614813d2913607e4a35e>>
 * @relayHash a4dde555a3fe44f48ab69a612b618c31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8f1d729b7c7aae00fe3b7d15fed5ea436516ad51833f0b11951bafbaca33a0d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MyProfileScreenQuery$variables = Record<PropertyKey, never>;
export type MyProfileScreenQuery$data = {
  readonly accountSecurity: {
    readonly " $fragmentSpreads": FragmentRefs<"Security_security">;
  };
  readonly currentUser: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_user">;
  } | null | undefined;
  readonly preferences: {
    readonly " $fragmentSpreads": FragmentRefs<"NotificationsSection_preferences" | "WorkingSection_preferences">;
  };
};
export type MyProfileScreenQuery = {
  response: MyProfileScreenQuery$data;
  variables: MyProfileScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MyProfileScreenQuery",
    "selections": [
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProfileForm_user"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserPreferences",
        "kind": "LinkedField",
        "name": "preferences",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorkingSection_preferences"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NotificationsSection_preferences"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "accountSecurity",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Security_security"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MyProfileScreenQuery",
    "selections": [
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "avatar",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserPreferences",
        "kind": "LinkedField",
        "name": "preferences",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timeFormat",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sendKey",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "notificationSound",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "desktopNotifications",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NotificationRule",
            "kind": "LinkedField",
            "name": "notificationRules",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inApp",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sound",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "desktop",
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
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "accountSecurity",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPassword",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "twoFactorSince",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "backupCodesLeft",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Session",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "browser",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "os",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "device",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastUsedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a4dde555a3fe44f48ab69a612b618c31",
    "id": "c8f1d729b7c7aae00fe3b7d15fed5ea436516ad51833f0b11951bafbaca33a0d",
    "metadata": {},
    "name": "MyProfileScreenQuery",
    "operationKind": "query",
    "text": "query MyProfileScreenQuery{currentUser{id,...ProfileForm_user},preferences{...WorkingSection_preferences,...NotificationsSection_preferences,id},accountSecurity{...Security_security,id}}fragment NotificationMatrix_preferences on UserPreferences{id,notificationRules{kind,inApp,mail,sound,desktop}}fragment NotificationSwitches_preferences on UserPreferences{id,notificationSound,desktopNotifications}fragment NotificationsSection_preferences on UserPreferences{...NotificationSwitches_preferences,...NotificationMatrix_preferences}fragment ProfileForm_user on User{name,email,phone,avatar,timezone}fragment Security_security on AccountSecurity{...TwoFactor_security,...SessionsList_security}fragment SessionRow_session on Session{browser,os,device,createdAt,lastUsedAt,isCurrent}fragment SessionsList_security on AccountSecurity{id,sessions{id,browser,os,device,isCurrent,...SessionRow_session}}fragment TwoFactor_security on AccountSecurity{id,hasPassword,twoFactorSince,backupCodesLeft}fragment WorkingSection_preferences on UserPreferences{id,timeFormat,sendKey}"
  }
};
})();

(node as any).hash = "d17f71764389ab265a2ccbe8ec51e515";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
