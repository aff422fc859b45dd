/**
 * @generated SignedSource<<1bef3d9eca20ec7bb2c132cc35ff1674>>
 * @relayHash 887abf4029d7f666fe1334b69776e176
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6885a8535afb924c7fe085b7ad44901a0d3a374d1ec55fe30b98ae5e76c0482

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
};
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
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
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
    "cacheID": "887abf4029d7f666fe1334b69776e176",
    "id": "a6885a8535afb924c7fe085b7ad44901a0d3a374d1ec55fe30b98ae5e76c0482",
    "metadata": {},
    "name": "CreateMacro",
    "operationKind": "mutation",
    "text": "mutation CreateMacro($input:MacroInput!){createMacro(input:$input){...macros_macro,id}}fragment macros_macro on Macro{id,name,scope,usageCount,actions{type,assignee{id,name,avatar},team{id,name},labels{id,name,colour},priority,snoozeUntil,body,isGone}}"
  }
};
})();

(node as any).hash = "7602a65ff7977830612db4e3ab0f3f0f";

export default node;
