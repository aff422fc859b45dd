/**
 * @generated SignedSource<<ef7e86f5043814a27d50514aaeee8bf1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContactFacts_visitor$data = {
  readonly browser: string | null | undefined;
  readonly city: string | null | undefined;
  readonly country: string | null | undefined;
  readonly device: string | null | undefined;
  readonly email: string | null | undefined;
  readonly id: string;
  readonly locale: string | null | undefined;
  readonly os: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly timezone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"VisitorDialog_visitor">;
  readonly " $fragmentType": "ContactFacts_visitor";
};
export type ContactFacts_visitor$key = {
  readonly " $data"?: ContactFacts_visitor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactFacts_visitor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactFacts_visitor",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timezone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "browser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "os",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "device",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VisitorDialog_visitor"
    }
  ],
  "type": "Visitor",
  "abstractKey": null
};

(node as any).hash = "056c5eefa55940ba76495448f9361f7b";

export default node;
