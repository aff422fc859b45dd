/**
 * @generated SignedSource<<5c0c1dbae1ae2ebcb6b5d3dbc73b3bc0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StoreSyncKind = "Changes" | "Full" | "Webhook";
export type StoreSyncState = "Cancelled" | "Done" | "Failed" | "Running";
import { FragmentRefs } from "relay-runtime";
export type SyncLog_store$data = {
  readonly syncs: ReadonlyArray<{
    readonly created: number;
    readonly endedAt: string | null | undefined;
    readonly error: string | null | undefined;
    readonly id: string;
    readonly kind: StoreSyncKind;
    readonly prepared: number | null | undefined;
    readonly removed: number;
    readonly seen: number;
    readonly startedAt: string;
    readonly state: StoreSyncState;
    readonly total: number | null | undefined;
    readonly updated: number;
  }>;
  readonly " $fragmentType": "SyncLog_store";
};
export type SyncLog_store$key = {
  readonly " $data"?: SyncLog_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"SyncLog_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SyncLog_store",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "StoreSync",
      "kind": "LinkedField",
      "name": "syncs",
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
          "name": "kind",
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
          "name": "seen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "prepared",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "created",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "error",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endedAt",
          "storageKey": null
        }
      ],
      "storageKey": "syncs(first:50)"
    }
  ],
  "type": "StoreIntegration",
  "abstractKey": null
};

(node as any).hash = "0c57316d6c8eae522e0943f5f88987c3";

export default node;
