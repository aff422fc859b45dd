/**
 * @generated SignedSource<<1423731fb3488c0fda897fc678018f48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "Canceled" | "Offered" | "Rescheduled" | "Scheduled";
import { FragmentRefs } from "relay-runtime";
export type BookingFacts_booking$data = {
  readonly cancelReason: string | null | undefined;
  readonly cancelUrl: string | null | undefined;
  readonly canceledByName: string | null | undefined;
  readonly email: string | null | undefined;
  readonly id: string;
  readonly name: string | null | undefined;
  readonly noShowAt: string | null | undefined;
  readonly rescheduleUrl: string | null | undefined;
  readonly startAt: string | null | undefined;
  readonly status: BookingStatus;
  readonly " $fragmentType": "BookingFacts_booking";
};
export type BookingFacts_booking$key = {
  readonly " $data"?: BookingFacts_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingFacts_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingFacts_booking",
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
      "name": "startAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rescheduleUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canceledByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noShowAt",
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "a3781217eb44b9b87023537fd18b2a89";

export default node;
