/**
 * @generated SignedSource<<0e9345d95aab2fe77f03fefe222a0315>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SendKey = "CtrlEnter" | "Enter";
export type TimeFormat = "H12" | "H24";
import { FragmentRefs } from "relay-runtime";
export type WorkingSection_preferences$data = {
  readonly id: string;
  readonly sendKey: SendKey;
  readonly timeFormat: TimeFormat;
  readonly " $fragmentType": "WorkingSection_preferences";
};
export type WorkingSection_preferences$key = {
  readonly " $data"?: WorkingSection_preferences$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkingSection_preferences">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkingSection_preferences",
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
      "name": "timeFormat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sendKey",
      "storageKey": null
    }
  ],
  "type": "UserPreferences",
  "abstractKey": null
};

(node as any).hash = "d36599a4aa149590b8874bd5ed4e1e92";

export default node;
