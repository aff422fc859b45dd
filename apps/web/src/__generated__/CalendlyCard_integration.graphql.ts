/**
 * @generated SignedSource<<c43e76d70a96e796ec98d819f25fc4d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type IntegrationStatus = "Connected" | "Error";
import { FragmentRefs } from "relay-runtime";
export type CalendlyCard_integration$data = {
  readonly accountName: string;
  readonly lastError: string | null | undefined;
  readonly lastUsedAt: string | null | undefined;
  readonly status: IntegrationStatus;
  readonly " $fragmentType": "CalendlyCard_integration";
};
export type CalendlyCard_integration$key = {
  readonly " $data"?: CalendlyCard_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendlyCard_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendlyCard_integration",
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

(node as any).hash = "0e5d179ad5f0b3cefc677f36f55c923e";

export default node;
