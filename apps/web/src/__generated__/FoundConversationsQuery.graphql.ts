/**
 * @generated SignedSource<<c9ec29b570005990f9c262128c64107f>>
 * @relayHash bdbefa91f3452f48d547b47da7a19a2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae3cf9716d63d615f87c34cd5e456582d289059e2e97764580f287ee57b4632c

import { ConcreteRequest } from 'relay-runtime';
export type FoundConversationsQuery$variables = {
  query: string;
  timezone?: string | null | undefined;
};
export type FoundConversationsQuery$data = {
  readonly searchConversations: {
    readonly hits: ReadonlyArray<{
      readonly conversation: {
        readonly id: string;
        readonly number: number;
        readonly version: number;
        readonly visitorEmail: string | null | undefined;
        readonly visitorName: string;
      };
      readonly excerpt: ReadonlyArray<{
        readonly text: string;
      }>;
      readonly message: {
        readonly id: string;
      } | null | undefined;
    }>;
  };
};
export type FoundConversationsQuery = {
  response: FoundConversationsQuery$data;
  variables: FoundConversationsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "timezone"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 8
      },
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      },
      {
        "kind": "Variable",
        "name": "timezone",
        "variableName": "timezone"
      }
    ],
    "concreteType": "ConversationSearch",
    "kind": "LinkedField",
    "name": "searchConversations",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SearchHit",
        "kind": "LinkedField",
        "name": "hits",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversation",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Message",
            "kind": "LinkedField",
            "name": "message",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ExcerptPart",
            "kind": "LinkedField",
            "name": "excerpt",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "FoundConversationsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FoundConversationsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "bdbefa91f3452f48d547b47da7a19a2f",
    "id": "ae3cf9716d63d615f87c34cd5e456582d289059e2e97764580f287ee57b4632c",
    "metadata": {},
    "name": "FoundConversationsQuery",
    "operationKind": "query",
    "text": "query FoundConversationsQuery($query:String!,$timezone:String){searchConversations(query:$query,first:8,timezone:$timezone){hits{conversation{id,version,number,visitorName,visitorEmail},message{id},excerpt{text}}}}"
  }
};
})();

(node as any).hash = "8ac6767006b64478a840db4aa6d74453";

export default node;
