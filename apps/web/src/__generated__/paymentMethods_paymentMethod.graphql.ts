/**
 * @generated SignedSource<<7664acd3f3fb0eed1c708f6400b002d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type paymentMethods_paymentMethod$data = {
  readonly brand: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly funding: string;
  readonly id: string;
  readonly isDefault: boolean;
  readonly lastFourDigits: string;
  readonly " $fragmentType": "paymentMethods_paymentMethod";
};
export type paymentMethods_paymentMethod$key = {
  readonly " $data"?: paymentMethods_paymentMethod$data;
  readonly " $fragmentSpreads": FragmentRefs<"paymentMethods_paymentMethod">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "paymentMethods_paymentMethod",
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
      "name": "brand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "funding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiryMonth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiryYear",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFourDigits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    }
  ],
  "type": "PaymentMethod",
  "abstractKey": null
};

(node as any).hash = "5d508fd0f9fa96cd9e3b9e57e47368db";

export default node;
