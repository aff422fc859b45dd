/**
 * @generated SignedSource<<ff6644c499f3764aa0f75a316466a86f>>
 * @relayHash 8bee0b6920c0917ba51d272ea8eb60ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f7bdad023add2ba7eac3ddb651579ddf6d020e2e4c14dad57d43559d5a2e72e

import { ConcreteRequest } from 'relay-runtime';
export type ConversationRecordsQuery$variables = Record<PropertyKey, never>;
export type ConversationRecordsQuery$data = {
  readonly conversations: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
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
    "cacheID": "8bee0b6920c0917ba51d272ea8eb60ec",
    "id": "3f7bdad023add2ba7eac3ddb651579ddf6d020e2e4c14dad57d43559d5a2e72e",
    "metadata": {},
    "name": "ConversationRecordsQuery",
    "operationKind": "query",
    "text": "query ConversationRecordsQuery{conversations(first:50){edges{node{id,version,number,visitorName,visitorEmail}}}}"
  }
};
})();

(node as any).hash = "e9bd511b96830a1f4144f083d41af99c";

export default node;
