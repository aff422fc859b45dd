/**
 * @generated SignedSource<<445034de9feeb850140634b3b1411c89>>
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
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "079f8b066f7ae07d9d58937e135f067f";

export default node;
