/**
 * @generated SignedSource<<ab2923f42d39fe7b2502228475ef3ca0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FlowRunState = "Completed" | "HandedOff" | "Left" | "Waiting";
import { FragmentRefs } from "relay-runtime";
export type FlowRuns_conversation$data = {
  readonly flowRuns: ReadonlyArray<{
    readonly guidedFlow: {
      readonly id: string;
    };
    readonly id: string;
    readonly path: ReadonlyArray<string>;
    readonly startedAt: string;
    readonly state: FlowRunState;
    readonly versionNumber: number;
  }>;
  readonly " $fragmentType": "FlowRuns_conversation";
};
export type FlowRuns_conversation$key = {
  readonly " $data"?: FlowRuns_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlowRuns_conversation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlowRuns_conversation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowRun",
      "kind": "LinkedField",
      "name": "flowRuns",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "versionNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GuidedFlow",
          "kind": "LinkedField",
          "name": "guidedFlow",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "747255b8c082ceaf00af0f2712f84615";

export default node;
