/**
 * @generated SignedSource<<6d720bd53862a28d2357c46e31504186>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SplitTopicDialog_report$data = {
  readonly asked: ReadonlyArray<{
    readonly conversations: ReadonlyArray<{
      readonly conversationId: string;
    }>;
    readonly count: number;
    readonly question: string;
  }>;
  readonly " $fragmentType": "SplitTopicDialog_report";
};
export type SplitTopicDialog_report$key = {
  readonly " $data"?: SplitTopicDialog_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"SplitTopicDialog_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SplitTopicDialog_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AskedGroup",
      "kind": "LinkedField",
      "name": "asked",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AskedConversation",
          "kind": "LinkedField",
          "name": "conversations",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "conversationId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TopicReport",
  "abstractKey": null
};

(node as any).hash = "8d3503a21b02254afc52b1ae185c0c04";

export default node;
