/**
 * @generated SignedSource<<b880029ce72e9617d06e4390cd77f047>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PreparingExport_dataExport$data = {
  readonly done: number;
  readonly requestedByName: string;
  readonly total: number;
  readonly " $fragmentType": "PreparingExport_dataExport";
};
export type PreparingExport_dataExport$key = {
  readonly " $data"?: PreparingExport_dataExport$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreparingExport_dataExport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreparingExport_dataExport",
  "selections": [
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
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedByName",
      "storageKey": null
    }
  ],
  "type": "DataExport",
  "abstractKey": null
};

(node as any).hash = "c2120d2d179eb992f805e275be228717";

export default node;
