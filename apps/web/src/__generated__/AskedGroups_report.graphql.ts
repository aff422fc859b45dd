/**
 * @generated SignedSource<<e8b12e3098250284dec2b08605cdd111>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TopicOutcome = "Answered" | "HandedOver" | "Open" | "Person" | "Unanswered";
import { FragmentRefs } from "relay-runtime";
export type AskedGroups_report$data = {
  readonly asked: ReadonlyArray<{
    readonly answered: number;
    readonly conversations: ReadonlyArray<{
      readonly askedAt: string;
      readonly conversationId: string;
      readonly outcome: TopicOutcome;
      readonly question: string;
      readonly visitorName: string;
    }>;
    readonly count: number;
    readonly question: string;
  }>;
  readonly " $fragmentType": "AskedGroups_report";
};
export type AskedGroups_report$key = {
  readonly " $data"?: AskedGroups_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskedGroups_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskedGroups_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AskedGroup",
      "kind": "LinkedField",
      "name": "asked",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "answered",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "visitorName",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "askedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "outcome",
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
})();

(node as any).hash = "6706af5db299a073c67daa00cd97d79a";

export default node;
