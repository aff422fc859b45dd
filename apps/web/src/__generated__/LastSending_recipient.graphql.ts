/**
 * @generated SignedSource<<f9f869558ed3dc8092623319dd9037d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LastSending_recipient$data = {
  readonly failedAt: string | null | undefined;
  readonly isSending: boolean;
  readonly isViewer: boolean;
  readonly name: string;
  readonly sentAt: string | null | undefined;
  readonly " $fragmentType": "LastSending_recipient";
};
export type LastSending_recipient$key = {
  readonly " $data"?: LastSending_recipient$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastSending_recipient">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastSending_recipient",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedAt",
      "storageKey": null
    }
  ],
  "type": "ReportRecipient",
  "abstractKey": null
};

(node as any).hash = "d79f32b5342626ef338253c1378f6c61";

export default node;
