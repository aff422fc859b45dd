/**
 * @generated SignedSource<<752dd63dc243210cd7cbc29f7a238b82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TopicActions_report$data = {
  readonly figures: {
    readonly topic: {
      readonly id: string;
      readonly isIgnored: boolean;
      readonly merged: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
      readonly name: string;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"SplitTopicDialog_report">;
  readonly " $fragmentType": "TopicActions_report";
};
export type TopicActions_report$key = {
  readonly " $data"?: TopicActions_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopicActions_report">;
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
  "name": "TopicActions_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TopicFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Topic",
          "kind": "LinkedField",
          "name": "topic",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isIgnored",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Topic",
              "kind": "LinkedField",
              "name": "merged",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SplitTopicDialog_report"
    }
  ],
  "type": "TopicReport",
  "abstractKey": null
};
})();

(node as any).hash = "88fa4e492ba07f8c72c94c0f1ca2b8ea";

export default node;
