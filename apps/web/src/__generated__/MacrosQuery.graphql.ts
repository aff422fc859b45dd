/**
 * @generated SignedSource<<341a13a7d6e28322979ac44dc4d0d1e6>>
 * @relayHash 59135f35efb39507a2d1c19e3d4f3daf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c220adc61391a1510c874b318dd3cd0c813cdb7972938b636b4355d54d3a02b

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
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = [
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
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Team",
            "kind": "LinkedField",
            "name": "team",
            "plural": false,
            "selections": (v2/*:: as any*/),
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
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MacrosQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "59135f35efb39507a2d1c19e3d4f3daf",
    "id": "2c220adc61391a1510c874b318dd3cd0c813cdb7972938b636b4355d54d3a02b",
    "metadata": {},
    "name": "MacrosQuery",
    "operationKind": "query",
    "text": "query MacrosQuery{macros{id,name,scope,usageCount,actions{type,assignee{id,name},team{id,name},labels{id,name,colour},priority,snoozeUntil,body,isGone}}}"
  }
};
})();

(node as any).hash = "dc9c3d4c2de2ad15445853728d2f3f8c";

export default node;
