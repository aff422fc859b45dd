/**
 * @generated SignedSource<<db1411bb437979e7df24883a32526f4a>>
 * @relayHash 01e465a434d7760d72d5c05001af729a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96ab9fd7bcc4b59e7b49913dc04a9079964a86bbb149c120cb984b1366a1c6dc

import { ConcreteRequest } from 'relay-runtime';
export type NotificationKind = "Assigned" | "HandoffRequested" | "InvitationAccepted" | "Mention" | "ScheduledNotSent" | "SnoozeEnded" | "UsageAlert" | "VisitorReplied";
export type SendKey = "CtrlEnter" | "Enter";
export type TimeFormat = "H12" | "H24";
export type UpdatePreferencesInput = {
  areShortcutsOn?: boolean | null | undefined;
  desktopNotifications?: boolean | null | undefined;
  notificationHours?: NotificationHoursInput | null | undefined;
  notificationRules?: ReadonlyArray<NotificationRuleInput> | null | undefined;
  notificationSound?: boolean | null | undefined;
  pauseNotificationsUntil?: string | null | undefined;
  sendKey?: SendKey | null | undefined;
  shortcutKeys?: ReadonlyArray<ShortcutKeysInput> | null | undefined;
  timeFormat?: TimeFormat | null | undefined;
};
export type NotificationRuleInput = {
  desktop?: boolean | null | undefined;
  inApp?: boolean | null | undefined;
  kind: NotificationKind;
  mail?: boolean | null | undefined;
  sound?: boolean | null | undefined;
};
export type NotificationHoursInput = {
  days: ReadonlyArray<number>;
  from: string;
  to: string;
};
export type ShortcutKeysInput = {
  keys?: ReadonlyArray<string> | null | undefined;
  shortcut: string;
};
export type UpdatePreferences$variables = {
  input: UpdatePreferencesInput;
};
export type UpdatePreferences$data = {
  readonly updatePreferences: {
    readonly areShortcutsOn: boolean;
    readonly desktopNotifications: boolean;
    readonly id: string;
    readonly isPaused: boolean;
    readonly notificationHours: {
      readonly days: ReadonlyArray<number>;
      readonly from: string;
      readonly to: string;
    } | null | undefined;
    readonly notificationRules: ReadonlyArray<{
      readonly desktop: boolean;
      readonly inApp: boolean;
      readonly kind: NotificationKind;
      readonly mail: boolean;
      readonly sound: boolean;
    }>;
    readonly notificationSound: boolean;
    readonly quietUntil: string | null | undefined;
    readonly sendKey: SendKey;
    readonly shortcutKeys: ReadonlyArray<{
      readonly keys: ReadonlyArray<string>;
      readonly shortcut: string;
    }>;
    readonly timeFormat: TimeFormat;
  };
};
export type UpdatePreferences = {
  response: UpdatePreferences$data;
  variables: UpdatePreferences$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UserPreferences",
    "kind": "LinkedField",
    "name": "updatePreferences",
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
        "name": "sendKey",
        "storageKey": null
      },
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
        "kind": "ScalarField",
        "name": "quietUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isPaused",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "areShortcutsOn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ShortcutKeys",
        "kind": "LinkedField",
        "name": "shortcutKeys",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shortcut",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "keys",
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
    "name": "UpdatePreferences",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdatePreferences",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "01e465a434d7760d72d5c05001af729a",
    "id": "96ab9fd7bcc4b59e7b49913dc04a9079964a86bbb149c120cb984b1366a1c6dc",
    "metadata": {},
    "name": "UpdatePreferences",
    "operationKind": "mutation",
    "text": "mutation UpdatePreferences($input:UpdatePreferencesInput!){updatePreferences(input:$input){id,sendKey,timeFormat,notificationSound,desktopNotifications,notificationRules{kind,inApp,mail,sound,desktop},notificationHours{days,from,to},quietUntil,isPaused,areShortcutsOn,shortcutKeys{shortcut,keys}}}"
  }
};
})();

(node as any).hash = "5cfa3e1ba075b5adce1c8eb2fdfbe829";

export default node;
