/**
 * @generated SignedSource<<e964d47072a4de84ad86364a486c27fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TicketFieldSource = "ConversationLink" | "ConversationNumber" | "StartPage" | "VisitorCountry" | "VisitorEmail" | "VisitorExternalId" | "VisitorLanguage" | "VisitorName" | "VisitorPhone";
export type TicketTranscript = "Full" | "Last10" | "Summary";
export type TicketTrigger = "Handoff" | "OnDemand" | "Resolved";
export type ZendeskPriority = "high" | "low" | "normal" | "urgent";
import { FragmentRefs } from "relay-runtime";
export type ZendeskSettings_integration$data = {
  readonly accountName: string;
  readonly id: string;
  readonly zendesk: {
    readonly createTicketOn: TicketTrigger;
    readonly fieldMap: ReadonlyArray<{
      readonly fieldId: string;
      readonly source: TicketFieldSource;
    }>;
    readonly groupId: string | null | undefined;
    readonly groups: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly priorityMap: {
      readonly high: ZendeskPriority;
      readonly low: ZendeskPriority;
      readonly medium: ZendeskPriority;
      readonly none: ZendeskPriority;
      readonly urgent: ZendeskPriority;
    };
    readonly subdomain: string;
    readonly tags: ReadonlyArray<string>;
    readonly ticketFields: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }>;
    readonly transcript: TicketTranscript;
  } | null | undefined;
  readonly " $fragmentType": "ZendeskSettings_integration";
};
export type ZendeskSettings_integration$key = {
  readonly " $data"?: ZendeskSettings_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZendeskSettings_integration">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ZendeskSettings_integration",
  "selections": [
    (v0/*:: as any*/),
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
            (v0/*:: as any*/),
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
            (v0/*:: as any*/),
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
  "type": "Integration",
  "abstractKey": null
};
})();

(node as any).hash = "daa593840fb285174fcd38e7bd7d5c70";

export default node;
