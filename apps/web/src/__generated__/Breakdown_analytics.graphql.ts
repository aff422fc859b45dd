/**
 * @generated SignedSource<<b12a9ec7dc11b23a7b6e3698ce8361a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LabelColour = "emerald" | "indigo" | "pink" | "red" | "sky" | "slate";
import { FragmentRefs } from "relay-runtime";
export type Breakdown_analytics$data = {
  readonly breakdown: ReadonlyArray<{
    readonly answered: number | null | undefined;
    readonly before: number;
    readonly conversations: number;
    readonly firstReply: number | null | undefined;
    readonly handedOver: number | null | undefined;
    readonly key: string;
    readonly label: {
      readonly colour: LabelColour;
      readonly id: string;
    } | null | undefined;
    readonly name: string;
    readonly resolvedAlone: number | null | undefined;
    readonly satisfaction: number | null | undefined;
  }>;
  readonly " $fragmentType": "Breakdown_analytics";
};
export type Breakdown_analytics$key = {
  readonly " $data"?: Breakdown_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"Breakdown_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "along"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Breakdown_analytics",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "dimension",
          "variableName": "along"
        }
      ],
      "concreteType": "BreakdownRow",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
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
          "concreteType": "Label",
          "kind": "LinkedField",
          "name": "label",
          "plural": false,
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
              "name": "colour",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conversations",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "handedOver",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resolvedAlone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstReply",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "satisfaction",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "fd257807d69646e2220a90235b6c6536";

export default node;
