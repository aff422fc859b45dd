/**
 * @generated SignedSource<<abbbd04f10235c14b43ab81d9227426a>>
 * @relayHash 2da128b8bce8dcfc9f1d9ca4e906992d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 247f222bc3309460b5d9678b9357409138b34db10fbc1472501b3b6206d02f60

import { ConcreteRequest } from 'relay-runtime';
export type FoundConversationsQuery$variables = {
  query: string;
};
export type FoundConversationsQuery$data = {
  readonly searchConversations: ReadonlyArray<{
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
      }
    ],
    "concreteType": "SearchHit",
    "kind": "LinkedField",
    "name": "searchConversations",
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
    "cacheID": "2da128b8bce8dcfc9f1d9ca4e906992d",
    "id": "247f222bc3309460b5d9678b9357409138b34db10fbc1472501b3b6206d02f60",
    "metadata": {},
    "name": "FoundConversationsQuery",
    "operationKind": "query",
    "text": "query FoundConversationsQuery($query:String!){searchConversations(query:$query,first:8){conversation{id,version,number,visitorName,visitorEmail},message{id},excerpt{text}}}"
  }
};
})();

(node as any).hash = "5338be118badd87a6e6e6650e775da4d";

export default node;
