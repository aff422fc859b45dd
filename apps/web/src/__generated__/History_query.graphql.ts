/**
 * @generated SignedSource<<7358ad7bc2c0c696a5af7fe1fb5622b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BillingEventKind = "Canceled" | "CardRemoved" | "DefaultCardChanged" | "DetailsChanged" | "DowngradeScheduled" | "DowngradeUndone" | "InvoicePaid" | "PlanChanged" | "PromotionApplied" | "PromotionRemoved" | "Reactivated";
import { FragmentRefs } from "relay-runtime";
export type History_query$data = {
  readonly billingEvents: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly actorName: string;
        readonly createdAt: string;
        readonly detail: string | null | undefined;
        readonly id: string;
        readonly kind: BillingEventKind;
      };
    }>;
  };
  readonly " $fragmentType": "History_query";
};
export type History_query$key = {
  readonly " $data"?: History_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"History_query">;
};

import HistoryPaginationQuery_graphql from './HistoryPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "billingEvents"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 5,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": HistoryPaginationQuery_graphql
    }
  },
  "name": "History_query",
  "selections": [
    {
      "alias": "billingEvents",
      "args": null,
      "concreteType": "BillingEventConnection",
      "kind": "LinkedField",
      "name": "__History_billingEvents_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BillingEventEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BillingEvent",
              "kind": "LinkedField",
              "name": "node",
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
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "actorName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "detail",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "createdAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "620c03faaf9139e69d51531a243aa63c";

export default node;
