/**
 * @generated SignedSource<<ff946ef6f45010bc51d406548244753c>>
 * @relayHash 01aa49d12589f1de80408327ce8578a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b248ed4a8d4b417dc59764c012be84c4b5b6caabb9d095839e9628f8090537f

import { ConcreteRequest } from 'relay-runtime';
export type AssistantType = "FloatingWidget" | "FullscreenOverlay";
export type AssistantsScreenQuery$variables = Record<PropertyKey, never>;
export type AssistantsScreenQuery$data = {
  readonly archived: ReadonlyArray<{
    readonly archivedAt: string | null | undefined;
    readonly avatar: string | null | undefined;
    readonly chatUrl: string;
    readonly conversationsToday: number;
    readonly draft: {
      readonly hasChanges: boolean;
    };
    readonly id: string;
    readonly isEnabled: boolean;
    readonly lastPingAt: string | null | undefined;
    readonly lastPingUrl: string | null | undefined;
    readonly title: string;
    readonly type: AssistantType;
  }>;
  readonly assistants: ReadonlyArray<{
    readonly archivedAt: string | null | undefined;
    readonly avatar: string | null | undefined;
    readonly chatUrl: string;
    readonly conversationsToday: number;
    readonly draft: {
      readonly hasChanges: boolean;
    };
    readonly id: string;
    readonly isEnabled: boolean;
    readonly lastPingAt: string | null | undefined;
    readonly lastPingUrl: string | null | undefined;
    readonly title: string;
    readonly type: AssistantType;
  }>;
};
export type AssistantsScreenQuery = {
  response: AssistantsScreenQuery$data;
  variables: AssistantsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "name": "avatar",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "chatUrl",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isEnabled",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "archivedAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lastPingAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lastPingUrl",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "conversationsToday",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "AssistantDraft",
    "kind": "LinkedField",
    "name": "draft",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasChanges",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "assistants",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "archived",
    "args": [
      {
        "kind": "Literal",
        "name": "isArchived",
        "value": true
      }
    ],
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "assistants",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": "assistants(isArchived:true)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AssistantsScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AssistantsScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "01aa49d12589f1de80408327ce8578a4",
    "id": "9b248ed4a8d4b417dc59764c012be84c4b5b6caabb9d095839e9628f8090537f",
    "metadata": {},
    "name": "AssistantsScreenQuery",
    "operationKind": "query",
    "text": "query AssistantsScreenQuery{assistants{id,type,title,avatar,chatUrl,isEnabled,archivedAt,lastPingAt,lastPingUrl,conversationsToday,draft{hasChanges}},archived:assistants(isArchived:true){id,type,title,avatar,chatUrl,isEnabled,archivedAt,lastPingAt,lastPingUrl,conversationsToday,draft{hasChanges}}}"
  }
};
})();

(node as any).hash = "4f2d2ed6037aa4c0a33fe202c12e67a6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
