/**
 * @generated SignedSource<<d996abeac851cdd561061e50b0a4766e>>
 * @relayHash accf1a24281634a11a08f56c7ef287b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45a58a7776870e2de765ab42166f04f2e6d539e90ea23868e749521a076829f6

import { ConcreteRequest } from 'relay-runtime';
export type NotificationKind = "Assigned" | "HandoffRequested" | "Mention" | "ScheduledNotSent" | "SnoozeEnded" | "UsageAlert" | "VisitorReplied";
export type SendKey = "CtrlEnter" | "Enter";
export type TimeFormat = "H12" | "H24";
export type UpdatePreferencesInput = {
  areShortcutsOn?: boolean | null | undefined;
  desktopNotifications?: boolean | null | undefined;
  notificationRules?: ReadonlyArray<NotificationRuleInput> | null | undefined;
  notificationSound?: boolean | null | undefined;
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
    readonly notificationSound: boolean;
    readonly sendKey: SendKey;
    readonly shortcutKeys: ReadonlyArray<{
      readonly keys: ReadonlyArray<string>;
      readonly shortcut: string;
    }>;
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
    "cacheID": "accf1a24281634a11a08f56c7ef287b9",
    "id": "45a58a7776870e2de765ab42166f04f2e6d539e90ea23868e749521a076829f6",
    "metadata": {},
    "name": "UpdatePreferences",
    "operationKind": "mutation",
    "text": "mutation UpdatePreferences($input:UpdatePreferencesInput!){updatePreferences(input:$input){id,sendKey,notificationSound,desktopNotifications,areShortcutsOn,shortcutKeys{shortcut,keys}}}"
  }
};
})();

(node as any).hash = "3674e89ddf12c4eb794d49c38f0e8401";

export default node;
