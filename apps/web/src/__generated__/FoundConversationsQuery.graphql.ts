/**
 * @generated SignedSource<<609232c914d4f67986d1820f02b430fc>>
 * @relayHash 3585151fdc56e1a76cd55a7c6c2c6e33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55a7c479190e598fcc994b46b84c36580faf1231cbb35b7782a345b48fae8c45

import { ConcreteRequest } from 'relay-runtime';
export type FoundConversationsQuery$variables = {
  query: string;
  timezone?: string | null | undefined;
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
    "cacheID": "3585151fdc56e1a76cd55a7c6c2c6e33",
    "id": "55a7c479190e598fcc994b46b84c36580faf1231cbb35b7782a345b48fae8c45",
    "metadata": {},
    "name": "FoundConversationsQuery",
    "operationKind": "query",
    "text": "query FoundConversationsQuery($query:String!,$timezone:String){searchConversations(query:$query,first:8,timezone:$timezone){conversation{id,version,number,visitorName,visitorEmail},message{id},excerpt{text}}}"
  }
};
})();

(node as any).hash = "5b185a8e828bfd1e6c1792d25060019e";

export default node;
