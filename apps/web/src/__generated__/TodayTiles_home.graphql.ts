/**
 * @generated SignedSource<<b6e4a602c3f5d527a686611301f30c0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TodayFigureKind = "AnsweredByAssistant" | "Conversations" | "FirstReply" | "Resolved";
import { FragmentRefs } from "relay-runtime";
export type TodayTiles_home$data = {
  readonly today: {
    readonly comparedDays: number;
    readonly day: string;
    readonly figures: ReadonlyArray<{
      readonly hours: ReadonlyArray<number | null | undefined>;
      readonly kind: TodayFigureKind;
      readonly usual: number | null | undefined;
      readonly usualHigh: ReadonlyArray<number | null | undefined>;
      readonly usualLow: ReadonlyArray<number | null | undefined>;
      readonly value: number | null | undefined;
    }>;
    readonly minutes: number;
    readonly timezone: string;
  };
  readonly " $fragmentType": "TodayTiles_home";
};
export type TodayTiles_home$key = {
  readonly " $data"?: TodayTiles_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"TodayTiles_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TodayTiles_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Today",
      "kind": "LinkedField",
      "name": "today",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
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
          "name": "minutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comparedDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TodayFigure",
          "kind": "LinkedField",
          "name": "figures",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "usual",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hours",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "usualLow",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "usualHigh",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "c3381b5035cd7d187f3a2ccc40ad49fe";

export default node;
