/**
 * @generated SignedSource<<93ca04819ac21861950f408858c59ea7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EventTypes_integration$data = {
  readonly calendly: {
    readonly eventTypes: ReadonlyArray<{
      readonly durationMinutes: number;
      readonly isActive: boolean;
      readonly name: string;
      readonly uri: string;
      readonly usedIn: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
    }>;
    readonly eventTypesFetchedAt: string;
    readonly recentBookings: number;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "EventTypes_integration";
};
export type EventTypes_integration$key = {
  readonly " $data"?: EventTypes_integration$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventTypes_integration">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventTypes_integration",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "recentBookings",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventTypesFetchedAt",
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
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationMinutes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isActive",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "GuidedFlow",
              "kind": "LinkedField",
              "name": "usedIn",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Integration",
  "abstractKey": null
};
})();

(node as any).hash = "2c0fa3c7fb6be44906b41a4a9a230752";

export default node;
