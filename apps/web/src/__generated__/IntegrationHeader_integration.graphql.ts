/**
 * @generated SignedSource<<32b16b5f76652d8dd9edb77ee0d8939e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type IntegrationKind = "Calendly" | "Zendesk";
export type IntegrationStatus = "Connected" | "Error";
import { FragmentRefs } from "relay-runtime";
export type IntegrationHeader_integration$data = {
  readonly accountName: string;
  readonly connectedAt: string;
  readonly connectedByName: string | null | undefined;
  readonly id: string;
  readonly kind: IntegrationKind;
  readonly lastError: string | null | undefined;
  readonly lastUsedAt: string | null | undefined;
  readonly status: IntegrationStatus;
  readonly " $fragmentSpreads": FragmentRefs<"DisconnectIntegrationDialog_integration">;
  readonly " $fragmentType": "IntegrationHeader_integration";
};
export type IntegrationHeader_integration$key = {
  readonly " $data"?: IntegrationHeader_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntegrationHeader_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IntegrationHeader_integration",
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
      "name": "connectedByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "connectedAt",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisconnectIntegrationDialog_integration"
    }
  ],
  "type": "Integration",
  "abstractKey": null
};

(node as any).hash = "93478f8ea1e7c84660d227c5416e3a08";

export default node;
