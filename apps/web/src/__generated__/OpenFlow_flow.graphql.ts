/**
 * @generated SignedSource<<951525f150d21cf50876fca67e918255>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenFlow_flow$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"FlowActions_flow">;
  readonly " $fragmentType": "OpenFlow_flow";
};
export type OpenFlow_flow$key = {
  readonly " $data"?: OpenFlow_flow$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenFlow_flow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenFlow_flow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlowActions_flow"
    }
  ],
  "type": "GuidedFlow",
  "abstractKey": null
};

(node as any).hash = "c666ce095e3b9ef13ceaa0fe09ad95b6";

export default node;
