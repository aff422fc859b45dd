/**
 * @generated SignedSource<<a18ddd95a3ab2697e2115b6dd70e2567>>
 * @relayHash b257cb74d441c51418186d88640f709f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a35aadaec5c889d209e25453529626d24621622f14ca1f55863f1c1775f42064

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
export type UpdateMacro$variables = {
  id: string;
  input: MacroInput;
};
export type UpdateMacro$data = {
  readonly updateMacro: {
    readonly " $fragmentSpreads": FragmentRefs<"macros_macro">;
  };
};
export type UpdateMacro = {
  response: UpdateMacro$data;
  variables: UpdateMacro$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
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
    "name": "UpdateMacro",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Macro",
        "kind": "LinkedField",
        "name": "updateMacro",
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
    "name": "UpdateMacro",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Macro",
        "kind": "LinkedField",
        "name": "updateMacro",
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
    "cacheID": "b257cb74d441c51418186d88640f709f",
    "id": "a35aadaec5c889d209e25453529626d24621622f14ca1f55863f1c1775f42064",
    "metadata": {},
    "name": "UpdateMacro",
    "operationKind": "mutation",
    "text": "mutation UpdateMacro($id:ID!,$input:MacroInput!){updateMacro(id:$id,input:$input){...macros_macro,id}}fragment macros_macro on Macro{id,name,scope,usageCount,actions{type,assignee{id,name,avatar},team{id,name},labels{id,name,colour},priority,snoozeUntil,body,isGone}}"
  }
};
})();

(node as any).hash = "5faaac1319b91eb4ead9afae3cbfd095";

export default node;
