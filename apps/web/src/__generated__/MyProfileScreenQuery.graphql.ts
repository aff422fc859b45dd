/**
 * @generated SignedSource<<389e46f0dcb7d74d63b84e4e6571c3a8>>
 * @relayHash 5ca3a643c8d3eb50302401e8b42c19be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9207eff2b2c78768287be5f3e4cec37aadadd5f7f062ba8b27fa499c0b9546e8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MyProfileScreenQuery$variables = Record<PropertyKey, never>;
export type MyProfileScreenQuery$data = {
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
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bio",
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
            "concreteType": "NotificationHours",
            "kind": "LinkedField",
            "name": "notificationHours",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "days",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "from",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "to",
                "storageKey": null
              }
            ],
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
      }
    ]
  },
  "params": {
    "cacheID": "5ca3a643c8d3eb50302401e8b42c19be",
    "id": "9207eff2b2c78768287be5f3e4cec37aadadd5f7f062ba8b27fa499c0b9546e8",
    "metadata": {},
    "name": "MyProfileScreenQuery",
    "operationKind": "query",
    "text": "query MyProfileScreenQuery{currentUser{id,...ProfileForm_user},preferences{...WorkingSection_preferences,...NotificationsSection_preferences,id}}fragment NotificationHours_preferences on UserPreferences{notificationHours{days,from,to}}fragment NotificationMatrix_preferences on UserPreferences{id,notificationRules{kind,inApp,mail,sound,desktop}}fragment NotificationSwitches_preferences on UserPreferences{id,notificationSound,desktopNotifications}fragment NotificationsSection_preferences on UserPreferences{...NotificationSwitches_preferences,...NotificationHours_preferences,...NotificationMatrix_preferences}fragment ProfileForm_user on User{name,email,phone,title,bio,avatar,timezone}fragment WorkingSection_preferences on UserPreferences{id,timeFormat,sendKey}"
  }
};
})();

(node as any).hash = "ff70558e536f9abc11e11bb27298758c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
