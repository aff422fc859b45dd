/**
 * @generated SignedSource<<5dd55f5fac3072308510bcbba00251f1>>
 * @relayHash d22fcec9e089e984ba30330b97c9bc38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72e879141b150e5d3504dd25e464a75af54e700660b38702eb726c8f7ee8c43a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConversationPriority = "High" | "Low" | "Medium" | "None" | "Urgent";
export type MacroActionType = "AddLabels" | "AddNote" | "Assign" | "AssignToMe" | "HandBack" | "MoveToTeam" | "RemoveLabels" | "Reopen" | "Resolve" | "SendMessage" | "SetPriority" | "Snooze" | "TakeFromTeam" | "TakeOver" | "Unassign";
export type SharingScope = "All" | "Me";
export type MacroInput = {
  actions: ReadonlyArray<MacroActionInput>;
  name: string;
  scope?: SharingScope;
};
export type MacroActionInput = {
  assigneeId?: string | null | undefined;
  body?: string | null | undefined;
  labelIds?: ReadonlyArray<string> | null | undefined;
  priority?: ConversationPriority | null | undefined;
  snoozeUntil?: string | null | undefined;
  teamId?: string | null | undefined;
  type: MacroActionType;
};
export type CreateMacro$variables = {
  input: MacroInput;
};
export type CreateMacro$data = {
  readonly createMacro: {
    readonly " $fragmentSpreads": FragmentRefs<"macros_macro">;
  };
};
export type CreateMacro = {
  response: CreateMacro$data;
  variables: CreateMacro$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateMacro",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Macro",
        "kind": "LinkedField",
        "name": "createMacro",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "macros_macro"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateMacro",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Macro",
        "kind": "LinkedField",
        "name": "createMacro",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Team",
                "kind": "LinkedField",
                "name": "team",
                "plural": false,
                "selections": (v4/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "d22fcec9e089e984ba30330b97c9bc38",
    "id": "72e879141b150e5d3504dd25e464a75af54e700660b38702eb726c8f7ee8c43a",
    "metadata": {},
    "name": "CreateMacro",
    "operationKind": "mutation",
    "text": "mutation CreateMacro($input:MacroInput!){createMacro(input:$input){...macros_macro,id}}fragment macros_macro on Macro{id,name,scope,usageCount,actions{type,assignee{id,name},team{id,name},labels{id,name,colour},priority,snoozeUntil,body,isGone}}"
  }
};
})();

(node as any).hash = "7602a65ff7977830612db4e3ab0f3f0f";

export default node;
