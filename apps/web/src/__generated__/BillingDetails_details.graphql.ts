/**
 * @generated SignedSource<<b305753dc5d9dabe52aa5d377853f1ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TaxIdType = "AuAbn" | "CaBn" | "ChVat" | "EuVat" | "GbVat" | "InGst" | "NoVat" | "NzGst" | "SgGst" | "UsEin";
import { FragmentRefs } from "relay-runtime";
export type BillingDetails_details$data = {
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
  readonly " $fragmentType": "BillingDetails_details";
};
export type BillingDetails_details$key = {
  readonly " $data"?: BillingDetails_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillingDetails_details">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillingDetails_details",
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

(node as any).hash = "0bbb783d30ed6c05815957ed31645456";

export default node;
