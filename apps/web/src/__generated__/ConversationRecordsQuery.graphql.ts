/**
 * @generated SignedSource<<4d3bb525ef83711d1c589fa42e80d152>>
 * @relayHash 814e138d8b3f546957ee798a4de45124
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d515afeabb585760fc7b03ee059de6604341ec5f4089d887be1f7f30bc6fd01

import { ConcreteRequest } from 'relay-runtime';
export type ConversationRecordsQuery$variables = Record<PropertyKey, never>;
export type ConversationRecordsQuery$data = {
  readonly conversations: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly lastMessagePreview: string;
        readonly number: number;
        readonly version: number;
        readonly visitorEmail: string | null | undefined;
        readonly visitorName: string;
      };
    }>;
  };
};
export type ConversationRecordsQuery = {
  response: ConversationRecordsQuery$data;
  variables: ConversationRecordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 50
      }
    ],
    "concreteType": "ConversationConnection",
    "kind": "LinkedField",
    "name": "conversations",
    "plural": false,
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
            "alias": null,
            "args": null,
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "visitorName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "visitorEmail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastMessagePreview",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "conversations(first:50)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConversationRecordsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConversationRecordsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "814e138d8b3f546957ee798a4de45124",
    "id": "8d515afeabb585760fc7b03ee059de6604341ec5f4089d887be1f7f30bc6fd01",
    "metadata": {},
    "name": "ConversationRecordsQuery",
    "operationKind": "query",
    "text": "query ConversationRecordsQuery{conversations(first:50){edges{node{id,version,number,visitorName,visitorEmail,lastMessagePreview}}}}"
  }
};
})();

(node as any).hash = "1f934805b0ff2eee69e124d241a946e3";

export default node;
