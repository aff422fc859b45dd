/**
 * @generated SignedSource<<fbdb17ac23c4d52009c84236b4ceea1b>>
 * @relayHash 96ba79cddff6d7cc78aa1ea4c83e3b23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e51d279fd6b8d57e428f6b837d8a33a589c05866a1a5d93b58270ee78d93974c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MessageAuthor = "AI" | "Agent" | "Flow" | "System" | "Visitor";
export type MessageCreated$variables = {
  connections: ReadonlyArray<string>;
  conversationId: string;
};
export type MessageCreated$data = {
  readonly messageCreated: {
    readonly author: MessageAuthor;
    readonly authorName: string;
    readonly createdAt: string;
    readonly id: string;
    readonly key: string;
    readonly sequence: number;
    readonly " $fragmentSpreads": FragmentRefs<"MessageBubble_message">;
  };
};
export type MessageCreated = {
  response: MessageCreated$data;
  variables: MessageCreated$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conversationId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "conversationId",
    "variableName": "conversationId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "author",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "authorName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sequence",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MessageCreated",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Message",
        "kind": "LinkedField",
        "name": "messageCreated",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MessageBubble_message"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MessageCreated",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Message",
        "kind": "LinkedField",
        "name": "messageCreated",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "body",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "filters": null,
        "handle": "appendNode",
        "key": "",
        "kind": "LinkedHandle",
        "name": "messageCreated",
        "handleArgs": [
          {
            "kind": "Variable",
            "name": "connections",
            "variableName": "connections"
          },
          {
            "kind": "Literal",
            "name": "edgeTypeName",
            "value": "MessageEdge"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "96ba79cddff6d7cc78aa1ea4c83e3b23",
    "id": "e51d279fd6b8d57e428f6b837d8a33a589c05866a1a5d93b58270ee78d93974c",
    "metadata": {},
    "name": "MessageCreated",
    "operationKind": "subscription",
    "text": "subscription MessageCreated($conversationId:ID!){messageCreated(conversationId:$conversationId){id,key,author,authorName,createdAt,sequence,...MessageBubble_message}}fragment MessageBubble_message on Message{author,authorName,body,createdAt}"
  }
};
})();

(node as any).hash = "f3d9b03f4acf0de2d805571273d301ab";

export default node;
