/**
 * @generated SignedSource<<462abe37269607bfea146baa721a83c2>>
 * @relayHash f6a7c09d7a248436ffcfc8d3dc0ed20e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6298d4232e99b35d05768d569e5ef3818408b89d329f9b22c8c5879cf7ec363c

import { ConcreteRequest } from 'relay-runtime';
export type AssistantType = "FloatingWidget" | "FullscreenOverlay";
export type ListAssistants$variables = Record<PropertyKey, never>;
export type ListAssistants$data = {
  readonly assistants: ReadonlyArray<{
    readonly avatar: string | null | undefined;
    readonly id: string;
    readonly title: string;
    readonly type: AssistantType;
  }>;
};
export type ListAssistants = {
  response: ListAssistants$data;
  variables: ListAssistants$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "avatar",
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
    "name": "ListAssistants",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ListAssistants",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "f6a7c09d7a248436ffcfc8d3dc0ed20e",
    "id": "6298d4232e99b35d05768d569e5ef3818408b89d329f9b22c8c5879cf7ec363c",
    "metadata": {},
    "name": "ListAssistants",
    "operationKind": "query",
    "text": "query ListAssistants{assistants{id,type,title,avatar}}"
  }
};
})();

(node as any).hash = "69b8732290ff009e481069612b8a8433";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
