/**
 * @generated SignedSource<<f13cddf0c3d08d7ef67505d1c5305b47>>
 * @relayHash 22ffbacd7147d63713249f41cdedbdc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ceb18352d68b245a7363e03e2ffd3ef8e219b485ff46ecffbf4a8f3ddece079

import { ConcreteRequest } from 'relay-runtime';
export type AssistantType = "FloatingWidget" | "FullscreenOverlay";
export type NoFiguresQuery$variables = Record<PropertyKey, never>;
export type NoFiguresQuery$data = {
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly lastPingAt: string | null | undefined;
    readonly title: string;
    readonly type: AssistantType;
  }>;
  readonly conversationCounts: {
    readonly all: number;
  };
};
export type NoFiguresQuery = {
  response: NoFiguresQuery$data;
  variables: NoFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ConversationCounts",
    "kind": "LinkedField",
    "name": "conversationCounts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "all",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "assistants",
    "plural": true,
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
        "name": "type",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastPingAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NoFiguresQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NoFiguresQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "22ffbacd7147d63713249f41cdedbdc1",
    "id": "7ceb18352d68b245a7363e03e2ffd3ef8e219b485ff46ecffbf4a8f3ddece079",
    "metadata": {},
    "name": "NoFiguresQuery",
    "operationKind": "query",
    "text": "query NoFiguresQuery{conversationCounts{all},assistants{id,type,title,lastPingAt}}"
  }
};
})();

(node as any).hash = "681e8b2b3c2ce64e5da013712c8fd1f4";

export default node;
