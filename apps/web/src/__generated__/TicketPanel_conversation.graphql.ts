/**
 * @generated SignedSource<<37c607e6cbba197791e2cf3ad5a50c2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TicketState = "Failed" | "Queued" | "Sent";
export type TicketStatus = "Closed" | "Hold" | "New" | "Open" | "Pending" | "Solved";
import { FragmentRefs } from "relay-runtime";
export type TicketPanel_conversation$data = {
  readonly client: {
    readonly id: string;
    readonly integratedWithZendesk: boolean;
  };
  readonly id: string;
  readonly ticket: {
    readonly externalId: string | null | undefined;
    readonly id: string;
    readonly lastError: string | null | undefined;
    readonly lastSyncAt: string | null | undefined;
    readonly state: TicketState;
    readonly status: TicketStatus | null | undefined;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "TicketPanel_conversation";
};
export type TicketPanel_conversation$key = {
  readonly " $data"?: TicketPanel_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketPanel_conversation">;
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
  "name": "TicketPanel_conversation",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Client",
      "kind": "LinkedField",
      "name": "client",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "integratedWithZendesk",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExternalTicket",
      "kind": "LinkedField",
      "name": "ticket",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "externalId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastError",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSyncAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "d321ac6ab12f8c92875fd58f4959aaf1";

export default node;
