/**
 * @generated SignedSource<<1eca8347367ee5b0e1c32075f222ffbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useFlowTests_flow$data = {
  readonly tests: ReadonlyArray<{
    readonly id: string;
    readonly isGate: boolean;
    readonly name: string;
    readonly steps: ReadonlyArray<{
      readonly expects: ReadonlyArray<string>;
      readonly nodeId: string | null | undefined;
    }>;
  }>;
  readonly " $fragmentType": "useFlowTests_flow";
};
export type useFlowTests_flow$key = {
  readonly " $data"?: useFlowTests_flow$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFlowTests_flow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFlowTests_flow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowTest",
      "kind": "LinkedField",
      "name": "tests",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isGate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FlowTestStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nodeId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expects",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GuidedFlow",
  "abstractKey": null
};

(node as any).hash = "84bbe6fdaae9c4b75da268c920e9da3d";

export default node;
