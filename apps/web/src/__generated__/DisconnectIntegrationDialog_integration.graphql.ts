/**
 * @generated SignedSource<<7fe6a929a32eedb550f74e3737cde63e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type IntegrationKind = "Calendly" | "Zendesk";
import { FragmentRefs } from "relay-runtime";
export type DisconnectIntegrationDialog_integration$data = {
  readonly id: string;
  readonly kind: IntegrationKind;
  readonly " $fragmentType": "DisconnectIntegrationDialog_integration";
};
export type DisconnectIntegrationDialog_integration$key = {
  readonly " $data"?: DisconnectIntegrationDialog_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisconnectIntegrationDialog_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DisconnectIntegrationDialog_integration",
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
    }
  ],
  "type": "Integration",
  "abstractKey": null
};

(node as any).hash = "409de755ea67ceb291a383979012d1b2";

export default node;
