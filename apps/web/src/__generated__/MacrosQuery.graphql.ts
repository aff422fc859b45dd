/**
 * @generated SignedSource<<1df157396eb323dfda5694130b79d1d6>>
 * @relayHash 5489200ea60a897e68fd74e53478dbe8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca4997d9b48ac8855708757269e20e77dfc484f325728f3df0f9eb1c548c4c48

import { ConcreteRequest } from 'relay-runtime';
export type ConversationPriority = "High" | "Low" | "Medium" | "None" | "Urgent";
export type LabelColour = "emerald" | "indigo" | "pink" | "red" | "sky" | "slate";
export type MacroActionType = "AddLabels" | "AddNote" | "Assign" | "AssignToMe" | "HandBack" | "MoveToTeam" | "RemoveLabels" | "Reopen" | "Resolve" | "SendMessage" | "SetPriority" | "Snooze" | "TakeFromTeam" | "TakeOver" | "Unassign";
export type SharingScope = "All" | "Me";
export type MacrosQuery$variables = Record<PropertyKey, never>;
export type MacrosQuery$data = {
  readonly macros: ReadonlyArray<{
    readonly actions: ReadonlyArray<{
      readonly assignee: {
        readonly avatar: string | null | undefined;
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly body: string | null | undefined;
      readonly isGone: boolean;
      readonly labels: ReadonlyArray<{
        readonly colour: LabelColour;
        readonly id: string;
        readonly name: string;
      }>;
      readonly priority: ConversationPriority | null | undefined;
      readonly snoozeUntil: string | null | undefined;
      readonly team: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly type: MacroActionType;
    }>;
    readonly id: string;
    readonly name: string;
    readonly scope: SharingScope;
    readonly usageCount: number;
  }>;
};
export type MacrosQuery = {
  response: MacrosQuery$data;
  variables: MacrosQuery$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Macro",
    "kind": "LinkedField",
    "name": "macros",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "scope",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "usageCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MacroAction",
        "kind": "LinkedField",
        "name": "actions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "assignee",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "avatar",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Team",
            "kind": "LinkedField",
            "name": "team",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Label",
            "kind": "LinkedField",
            "name": "labels",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "colour",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "priority",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "snoozeUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "body",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isGone",
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
    "name": "MacrosQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MacrosQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "5489200ea60a897e68fd74e53478dbe8",
    "id": "ca4997d9b48ac8855708757269e20e77dfc484f325728f3df0f9eb1c548c4c48",
    "metadata": {},
    "name": "MacrosQuery",
    "operationKind": "query",
    "text": "query MacrosQuery{macros{id,name,scope,usageCount,actions{type,assignee{id,name,avatar},team{id,name},labels{id,name,colour},priority,snoozeUntil,body,isGone}}}"
  }
};
})();

(node as any).hash = "dc9c3d4c2de2ad15445853728d2f3f8c";

export default node;
