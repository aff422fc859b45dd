/**
 * @generated SignedSource<<f4ef9cf6494cf7e95f0fe348ed74267a>>
 * @relayHash 21a44328f7d3d860d983c8718ee2d076
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c6cce01ea210e7cbc4a29a17b5f3ff6435b435bd5efac49dd480f6e83a5b41e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MergeVisitorsInput = {
  intoId: string;
  visitorId: string;
};
export type MergeVisitors$variables = {
  input: MergeVisitorsInput;
};
export type MergeVisitors$data = {
  readonly mergeVisitors: {
    readonly id: string;
    readonly moved: ReadonlyArray<{
      readonly id: string;
      readonly visitor: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ContactFacts_visitor">;
      };
      readonly " $fragmentSpreads": FragmentRefs<"useConversationStanding_conversation">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"Attributes_visitor" | "ContactFacts_visitor" | "PageTrail_visitor" | "PastConversations_visitor">;
  };
};
export type MergeVisitors = {
  response: MergeVisitors$data;
  variables: MergeVisitors$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ContactFacts_visitor"
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timezone",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locale",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "browser",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "os",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "device",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "VisitorAttribute",
  "kind": "LinkedField",
  "name": "attributes",
  "plural": true,
  "selections": [
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v18 = [
  (v2/*:: as any*/),
  (v14/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MergeVisitors",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Visitor",
        "kind": "LinkedField",
        "name": "mergeVisitors",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Attributes_visitor"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PageTrail_visitor"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PastConversations_visitor"
          },
          {
            "alias": "moved",
            "args": (v4/*:: as any*/),
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversations",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Visitor",
                "kind": "LinkedField",
                "name": "visitor",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useConversationStanding_conversation"
              }
            ],
            "storageKey": "conversations(first:100)"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MergeVisitors",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Visitor",
        "kind": "LinkedField",
        "name": "mergeVisitors",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 8
              }
            ],
            "concreteType": "VisitorPageView",
            "kind": "LinkedField",
            "name": "pageViews",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
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
                "name": "viewedAt",
                "storageKey": null
              }
            ],
            "storageKey": "pageViews(first:8)"
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 10
              }
            ],
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversations",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastMessagePreview",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastActivityAt",
                "storageKey": null
              }
            ],
            "storageKey": "conversations(first:10)"
          },
          {
            "alias": "moved",
            "args": (v4/*:: as any*/),
            "concreteType": "Conversation",
            "kind": "LinkedField",
            "name": "conversations",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Visitor",
                "kind": "LinkedField",
                "name": "visitor",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              },
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "handledBy",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "snoozedUntil",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "priority",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "containMessagesUnreadByAgents",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "waitingSince",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "handoffRequestedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "csatAskedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "csatRating",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "csatComment",
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
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "assignee",
                "plural": false,
                "selections": (v18/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Team",
                "kind": "LinkedField",
                "name": "team",
                "plural": false,
                "selections": (v18/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Label",
                "kind": "LinkedField",
                "name": "labels",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "colour",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "conversations(first:100)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "21a44328f7d3d860d983c8718ee2d076",
    "id": "0c6cce01ea210e7cbc4a29a17b5f3ff6435b435bd5efac49dd480f6e83a5b41e",
    "metadata": {},
    "name": "MergeVisitors",
    "operationKind": "mutation",
    "text": "mutation MergeVisitors($input:MergeVisitorsInput!){mergeVisitors(input:$input){id,...ContactFacts_visitor,...Attributes_visitor,...PageTrail_visitor,...PastConversations_visitor,moved:conversations(first:100){id,visitor{id,...ContactFacts_visitor},...useConversationStanding_conversation}}}fragment Attributes_visitor on Visitor{attributes{name,value}}fragment ContactFacts_visitor on Visitor{id,email,phone,city,country,timezone,locale,browser,os,device,...VisitorDialog_visitor}fragment MergeVisitor_visitor on Visitor{id,name}fragment PageTrail_visitor on Visitor{pageViews(first:8){id,url,title,viewedAt}}fragment PastConversations_visitor on Visitor{conversations(first:10){id,version,status,lastMessagePreview,lastActivityAt}}fragment VisitorDialog_visitor on Visitor{id,name,email,phone,attributes{name,value},...MergeVisitor_visitor}fragment useConversationStanding_conversation on Conversation{id,version,status,handledBy,snoozedUntil,priority,containMessagesUnreadByAgents,unreadCount,waitingSince,handoffRequestedAt,csatAskedAt,csatRating,csatComment,visitorName,visitorEmail,assignee{id,name},team{id,name},labels{id,name,colour}}"
  }
};
})();

(node as any).hash = "17db0b54f5d5d9dcaecae4f6c5ab421d";

export default node;
