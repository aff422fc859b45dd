/**
 * @generated SignedSource<<9ce45565d9dc5c02697f9cc9c892cd97>>
 * @relayHash 68a0244315c2f1c98ef649d87056d9dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a38c018059e152e5b2042088a7c2b38aa21a025f4a52590ebb75303952607170

import { ConcreteRequest } from 'relay-runtime';
export type ConversationStatus = "Open" | "Pending" | "Resolved" | "Snoozed";
export type knownConversationQuery$variables = {
  id: string;
};
export type knownConversationQuery$data = {
  readonly conversation: {
    readonly client: {
      readonly customEmojis: ReadonlyArray<{
        readonly image: string;
        readonly shortcode: string;
        readonly title: string;
      }>;
      readonly name: string;
    };
    readonly number: number;
    readonly status: ConversationStatus;
    readonly visitorName: string;
  } | null | undefined;
};
export type knownConversationQuery = {
  response: knownConversationQuery$data;
  variables: knownConversationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitorName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomEmoji",
  "kind": "LinkedField",
  "name": "customEmojis",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortcode",
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
      "name": "image",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "knownConversationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "knownConversationQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Conversation",
        "kind": "LinkedField",
        "name": "conversation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "68a0244315c2f1c98ef649d87056d9dc",
    "id": "a38c018059e152e5b2042088a7c2b38aa21a025f4a52590ebb75303952607170",
    "metadata": {},
    "name": "knownConversationQuery",
    "operationKind": "query",
    "text": "query knownConversationQuery($id:ID!){conversation(id:$id){visitorName,number,status,client{name,customEmojis{shortcode,title,image},id},id}}"
  }
};
})();

(node as any).hash = "f64ff89e2e1d25935144bce9175300a9";

export default node;
