/**
 * @generated SignedSource<<28d0dc8c2346d0284270ffe0bb139777>>
 * @relayHash 82a203683909d3ed7da296011157e611
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8860f8ecc8c302c052786deec784f7f0cfc9cd69a0757249793292e359d96291

import { ConcreteRequest } from 'relay-runtime';
export type MessageAuthor = "AI" | "Agent" | "Flow" | "System" | "Visitor";
export type TypingChanged$variables = {
  conversationId: string;
};
export type TypingChanged$data = {
  readonly typingChanged: {
    readonly author: MessageAuthor;
    readonly isTyping: boolean;
    readonly name: string;
  };
};
export type TypingChanged = {
  response: TypingChanged$data;
  variables: TypingChanged$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "conversationId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "conversationId",
        "variableName": "conversationId"
      }
    ],
    "concreteType": "Typing",
    "kind": "LinkedField",
    "name": "typingChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "author",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isTyping",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TypingChanged",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TypingChanged",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "82a203683909d3ed7da296011157e611",
    "id": "8860f8ecc8c302c052786deec784f7f0cfc9cd69a0757249793292e359d96291",
    "metadata": {},
    "name": "TypingChanged",
    "operationKind": "subscription",
    "text": "subscription TypingChanged($conversationId:ID!){typingChanged(conversationId:$conversationId){author,name,isTyping}}"
  }
};
})();

(node as any).hash = "223e3abc6060e9fc4ef56f5bdbb02cf6";

export default node;
