/**
 * @generated SignedSource<<f1b84278b8c6c41a88673b0ac11a648b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TaxIdType = "AuAbn" | "CaBn" | "ChVat" | "EuVat" | "GbVat" | "InGst" | "NoVat" | "NzGst" | "SgGst" | "UsEin";
import { FragmentRefs } from "relay-runtime";
export type BillingDetailsDialog_details$data = {
  readonly address: {
    readonly city: string;
    readonly country: string;
    readonly line1: string;
    readonly line2: string | null | undefined;
    readonly postalCode: string | null | undefined;
    readonly state: string | null | undefined;
  } | null | undefined;
  readonly email: string;
  readonly name: string;
  readonly taxId: {
    readonly type: TaxIdType;
    readonly value: string;
  } | null | undefined;
  readonly " $fragmentType": "BillingDetailsDialog_details";
};
export type BillingDetailsDialog_details$key = {
  readonly " $data"?: BillingDetailsDialog_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillingDetailsDialog_details">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillingDetailsDialog_details",
  "selections": [
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
      "concreteType": "BillingAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line2",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
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
          "name": "postalCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxId",
      "kind": "LinkedField",
      "name": "taxId",
      "plural": false,
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
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BillingDetails",
  "abstractKey": null
};

(node as any).hash = "0649fa937775ec60211409cb1accdf6b";

export default node;
