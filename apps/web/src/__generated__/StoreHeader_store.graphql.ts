/**
 * @generated SignedSource<<2e7895e1c7941509c1248e45e4c6fff0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StoreProvider = "Shopify" | "Wix" | "WooCommerce";
export type StoreState = "Connected" | "Error" | "Syncing";
import { FragmentRefs } from "relay-runtime";
export type StoreHeader_store$data = {
  readonly currency: string;
  readonly displayName: string;
  readonly funnel: {
    readonly added: number;
    readonly bought: number;
    readonly clicked: number;
    readonly revenue: number;
    readonly shown: number;
  };
  readonly id: string;
  readonly lastChangeAt: string | null | undefined;
  readonly lastError: string | null | undefined;
  readonly nextSyncAt: string | null | undefined;
  readonly productsCount: number;
  readonly progress: number | null | undefined;
  readonly provider: StoreProvider;
  readonly state: StoreState;
  readonly storeUrl: string;
  readonly " $fragmentSpreads": FragmentRefs<"DisconnectDialog_store" | "StoreSettingsDialog_store">;
  readonly " $fragmentType": "StoreHeader_store";
};
export type StoreHeader_store$key = {
  readonly " $data"?: StoreHeader_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreHeader_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoreHeader_store",
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
      "name": "provider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "storeUrl",
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
      "name": "progress",
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
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastChangeAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextSyncAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductFunnel",
      "kind": "LinkedField",
      "name": "funnel",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shown",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "added",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bought",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revenue",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoreSettingsDialog_store"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisconnectDialog_store"
    }
  ],
  "type": "StoreIntegration",
  "abstractKey": null
};

(node as any).hash = "403958ef30452573bc0342db129f4380";

export default node;
