/**
 * @generated SignedSource<<1580b21c83f3671b2ee98a3bd59ff974>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ConversationPriority = "High" | "Low" | "Medium" | "None" | "Urgent";
export type LabelColour = "emerald" | "indigo" | "pink" | "red" | "sky" | "slate";
export type MacroActionType = "AddLabels" | "AddNote" | "Assign" | "AssignToMe" | "HandBack" | "MoveToTeam" | "RemoveLabels" | "Reopen" | "Resolve" | "SendMessage" | "SetPriority" | "Snooze" | "TakeFromTeam" | "TakeOver" | "Unassign";
export type SharingScope = "All" | "Me";
import { FragmentRefs } from "relay-runtime";
export type macros_macro$data = {
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
  readonly " $fragmentType": "macros_macro";
};
export type macros_macro$key = {
  readonly " $data"?: macros_macro$data;
  readonly " $fragmentSpreads": FragmentRefs<"macros_macro">;
};

const node: ReaderFragment = (function(){
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "macros_macro",
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
  "type": "Macro",
  "abstractKey": null
};
})();

(node as any).hash = "1a2119cf3c978e670919e87b5fbd955f";

export default node;
