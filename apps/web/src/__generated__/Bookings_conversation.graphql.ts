/**
 * @generated SignedSource<<487b552cc48431810ad73761d050bfd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "Canceled" | "Offered" | "Rescheduled" | "Scheduled";
import { FragmentRefs } from "relay-runtime";
export type Bookings_conversation$data = {
  readonly bookings: ReadonlyArray<{
    readonly eventTypeName: string;
    readonly id: string;
    readonly status: BookingStatus;
    readonly " $fragmentSpreads": FragmentRefs<"BookingFacts_booking">;
  }>;
  readonly " $fragmentType": "Bookings_conversation";
};
export type Bookings_conversation$key = {
  readonly " $data"?: Bookings_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"Bookings_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Bookings_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "bookings",
      "plural": true,
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventTypeName",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BookingFacts_booking"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "1197f7ac741364d2b878300061a5f4dc";

export default node;
