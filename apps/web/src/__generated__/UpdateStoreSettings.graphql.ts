/**
 * @generated SignedSource<<9ba181d4f083b8b3451bc88f4e9afcd6>>
 * @relayHash 4984a1878d71754271e308178519805d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc230d74c9e300e280c7b56f440fc5c5e89e325f5d2262e71ae3c8377403b741

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoreSyncMode = "Daily" | "Hourly" | "Manual" | "Webhook";
export type StoreSettingsInput = {
  assistantIds: ReadonlyArray<string>;
  displayName: string;
  syncMode: StoreSyncMode;
};
export type UpdateStoreSettings$variables = {
  id: string;
  settings: StoreSettingsInput;
};
export type UpdateStoreSettings$data = {
  readonly updateStoreSettings: {
    readonly displayName: string;
    readonly id: string;
    readonly nextSyncAt: string | null | undefined;
    readonly syncMode: StoreSyncMode;
    readonly " $fragmentSpreads": FragmentRefs<"StoreSettingsDialog_store">;
  };
};
export type UpdateStoreSettings = {
  response: UpdateStoreSettings$data;
  variables: UpdateStoreSettings$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "settings"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "settings",
    "variableName": "settings"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "syncMode",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nextSyncAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateStoreSettings",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StoreIntegration",
        "kind": "LinkedField",
        "name": "updateStoreSettings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "StoreSettingsDialog_store"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateStoreSettings",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StoreIntegration",
        "kind": "LinkedField",
        "name": "updateStoreSettings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Assistant",
            "kind": "LinkedField",
            "name": "assistants",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4984a1878d71754271e308178519805d",
    "id": "fc230d74c9e300e280c7b56f440fc5c5e89e325f5d2262e71ae3c8377403b741",
    "metadata": {},
    "name": "UpdateStoreSettings",
    "operationKind": "mutation",
    "text": "mutation UpdateStoreSettings($id:ID!,$settings:StoreSettingsInput!){updateStoreSettings(id:$id,settings:$settings){id,displayName,syncMode,nextSyncAt,...StoreSettingsDialog_store}}fragment StoreSettingsDialog_store on StoreIntegration{id,displayName,syncMode,assistants{id,title}}"
  }
};
})();

(node as any).hash = "4c07a199ed89123e0d0d1032201bd52f";

export default node;
