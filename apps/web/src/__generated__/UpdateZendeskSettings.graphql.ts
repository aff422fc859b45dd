/**
 * @generated SignedSource<<930bc53653c86d079eebbfaffe9fdf97>>
 * @relayHash f67c23272690e413362f15be9b7fcb8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06745f80eba2f4027672cbc46999d09dc3a002a147f786e37d7224ab1c159f59

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TicketFieldSource = "ConversationLink" | "ConversationNumber" | "StartPage" | "VisitorCountry" | "VisitorEmail" | "VisitorExternalId" | "VisitorLanguage" | "VisitorName" | "VisitorPhone";
export type TicketTranscript = "Full" | "Last10" | "Summary";
export type TicketTrigger = "Handoff" | "OnDemand" | "Resolved";
export type ZendeskPriority = "high" | "low" | "normal" | "urgent";
export type ZendeskSettingsInput = {
  createTicketOn: TicketTrigger;
  fieldMap?: ReadonlyArray<ZendeskFieldMappingInput> | null | undefined;
  groupId?: string | null | undefined;
  priorityMap: ZendeskPriorityMapInput;
  tags: ReadonlyArray<string>;
  transcript: TicketTranscript;
};
export type ZendeskPriorityMapInput = {
  high: ZendeskPriority;
  low: ZendeskPriority;
  medium: ZendeskPriority;
  none: ZendeskPriority;
  urgent: ZendeskPriority;
};
export type ZendeskFieldMappingInput = {
  fieldId: string;
  source: TicketFieldSource;
};
export type UpdateZendeskSettings$variables = {
  id: string;
  settings: ZendeskSettingsInput;
};
export type UpdateZendeskSettings$data = {
  readonly updateZendeskSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"ZendeskSettings_integration">;
  };
};
export type UpdateZendeskSettings = {
  response: UpdateZendeskSettings$data;
  variables: UpdateZendeskSettings$variables;
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
    "name": "settings"
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
    "name": "settings",
    "variableName": "settings"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateZendeskSettings",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "updateZendeskSettings",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ZendeskSettings_integration"
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
    "name": "UpdateZendeskSettings",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "updateZendeskSettings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ZendeskSettings",
            "kind": "LinkedField",
            "name": "zendesk",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subdomain",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createTicketOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "groupId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ZendeskGroup",
                "kind": "LinkedField",
                "name": "groups",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tags",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ZendeskPriorityMap",
                "kind": "LinkedField",
                "name": "priorityMap",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "none",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "low",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "medium",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "high",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "urgent",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "transcript",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ZendeskTicketField",
                "kind": "LinkedField",
                "name": "ticketFields",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ZendeskFieldMapping",
                "kind": "LinkedField",
                "name": "fieldMap",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fieldId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "source",
                    "storageKey": null
                  }
                ],
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
    "cacheID": "f67c23272690e413362f15be9b7fcb8d",
    "id": "06745f80eba2f4027672cbc46999d09dc3a002a147f786e37d7224ab1c159f59",
    "metadata": {},
    "name": "UpdateZendeskSettings",
    "operationKind": "mutation",
    "text": "mutation UpdateZendeskSettings($id:ID!,$settings:ZendeskSettingsInput!){updateZendeskSettings(id:$id,settings:$settings){...ZendeskSettings_integration,id}}fragment ZendeskSettings_integration on Integration{id,accountName,zendesk{subdomain,createTicketOn,groupId,groups{id,name},tags,priorityMap{none,low,medium,high,urgent},transcript,ticketFields{id,title},fieldMap{fieldId,source}}}"
  }
};
})();

(node as any).hash = "84ca98f4b5c4d1281a2e681ff01efd06";

export default node;
