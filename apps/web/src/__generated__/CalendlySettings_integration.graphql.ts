/**
 * @generated SignedSource<<7fa0356241ea026a9b33e76a00a8cf90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CalendlySettings_integration$data = {
  readonly accountName: string;
  readonly calendly: {
    readonly defaultEventTypeUri: string | null | undefined;
    readonly eventTypes: ReadonlyArray<{
      readonly isActive: boolean;
      readonly name: string;
      readonly uri: string;
    }>;
    readonly isTold: boolean;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"EventTypes_integration">;
  readonly " $fragmentType": "CalendlySettings_integration";
};
export type CalendlySettings_integration$key = {
  readonly " $data"?: CalendlySettings_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendlySettings_integration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendlySettings_integration",
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
      "name": "accountName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendlyAccount",
      "kind": "LinkedField",
      "name": "calendly",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTold",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "defaultEventTypeUri",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CalendlyEventType",
          "kind": "LinkedField",
          "name": "eventTypes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uri",
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
              "name": "isActive",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventTypes_integration"
    }
  ],
  "type": "Integration",
  "abstractKey": null
};

(node as any).hash = "156a52693e7b29f3801447a11fc22e7c";

export default node;
