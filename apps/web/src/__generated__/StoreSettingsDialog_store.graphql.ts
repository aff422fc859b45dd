/**
 * @generated SignedSource<<c3626d9a2e7ae304e421d266eff4b54e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StoreSyncMode = "Daily" | "Hourly" | "Manual" | "Webhook";
import { FragmentRefs } from "relay-runtime";
export type StoreSettingsDialog_store$data = {
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly displayName: string;
  readonly id: string;
  readonly syncMode: StoreSyncMode;
  readonly " $fragmentType": "StoreSettingsDialog_store";
};
export type StoreSettingsDialog_store$key = {
  readonly " $data"?: StoreSettingsDialog_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreSettingsDialog_store">;
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
  "name": "StoreSettingsDialog_store",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "syncMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Assistant",
      "kind": "LinkedField",
      "name": "assistants",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StoreIntegration",
  "abstractKey": null
};
})();

(node as any).hash = "851d764bffe6b42e96c94e491109e8be";

export default node;
