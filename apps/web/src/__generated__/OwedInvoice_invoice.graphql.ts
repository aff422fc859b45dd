/**
 * @generated SignedSource<<2342e7940d10c9128445f4b9e92fdeaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwedInvoice_invoice$data = {
  readonly amountDue: number;
  readonly createdAt: string;
  readonly currency: string;
  readonly id: string;
  readonly number: string;
  readonly payUrl: string | null | undefined;
  readonly " $fragmentType": "OwedInvoice_invoice";
};
export type OwedInvoice_invoice$key = {
  readonly " $data"?: OwedInvoice_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwedInvoice_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwedInvoice_invoice",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amountDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payUrl",
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "305b549611673767228a132dfb9e2d65";

export default node;
