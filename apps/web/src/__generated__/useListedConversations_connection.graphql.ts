/**
 * @generated SignedSource<<0ce1887272451fcfe497cc8dbcf152d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useListedConversations_connection$data = {
  readonly edges: ReadonlyArray<{
    readonly __id: string;
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
  };
  readonly " $fragmentType": "useListedConversations_connection";
};
export type useListedConversations_connection$key = {
  readonly " $data"?: useListedConversations_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"useListedConversations_connection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useListedConversations_connection",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
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
  "type": "ConversationConnection",
  "abstractKey": null
};

(node as any).hash = "1a8a1d63fe96718a0be714d640c76b64";

export default node;
