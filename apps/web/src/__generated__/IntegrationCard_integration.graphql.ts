/**
 * @generated SignedSource<<b57dc06231b4951d4f2ea8c092bf5a57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type IntegrationStatus = "Connected" | "Error";
import { FragmentRefs } from "relay-runtime";
export type IntegrationCard_integration$data = {
  readonly accountName: string;
  readonly lastError: string | null | undefined;
  readonly lastUsedAt: string | null | undefined;
  readonly status: IntegrationStatus;
  readonly " $fragmentType": "IntegrationCard_integration";
};
export type IntegrationCard_integration$key = {
  readonly " $data"?: IntegrationCard_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntegrationCard_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IntegrationCard_integration",
  "selections": [
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
      "name": "accountName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastError",
      "storageKey": null
    }
  ],
  "type": "Integration",
  "abstractKey": null
};

(node as any).hash = "4cde8e66b2f918da1fc235fe70879c20";

export default node;
