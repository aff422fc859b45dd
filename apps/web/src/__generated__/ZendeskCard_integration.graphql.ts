/**
 * @generated SignedSource<<b0b4af588bbef0bc490edcf381ef39e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type IntegrationStatus = "Connected" | "Error";
import { FragmentRefs } from "relay-runtime";
export type ZendeskCard_integration$data = {
  readonly accountName: string;
  readonly lastError: string | null | undefined;
  readonly lastUsedAt: string | null | undefined;
  readonly status: IntegrationStatus;
  readonly " $fragmentType": "ZendeskCard_integration";
};
export type ZendeskCard_integration$key = {
  readonly " $data"?: ZendeskCard_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZendeskCard_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ZendeskCard_integration",
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

(node as any).hash = "14ee4e8543761164c9f08dfe07573095";

export default node;
