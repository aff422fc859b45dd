/**
 * @generated SignedSource<<2f713f2227ccdea11eb70fc8ec972d1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Greeting_home$data = {
  readonly waitingCount: number;
  readonly " $fragmentType": "Greeting_home";
};
export type Greeting_home$key = {
  readonly " $data"?: Greeting_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"Greeting_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Greeting_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
      "storageKey": null
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "8f8c61c1e05461f76c63f06e2aac3122";

export default node;
