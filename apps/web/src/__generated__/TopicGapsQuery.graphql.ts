/**
 * @generated SignedSource<<f7689fa55e615e94ff7e643ceec492c5>>
 * @relayHash 4eb8bcf1bf548453e365c4315be88570
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e5519288ed11aba14aee0d9425e8d503ac81e9c7327d9fb2a2851386969d715

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TopicGapsQuery$variables = Record<PropertyKey, never>;
export type TopicGapsQuery$data = {
  readonly gapActions: ReadonlyArray<{
    readonly id: string;
    readonly topicId: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"GapActionRow_action">;
  }>;
  readonly gaps: ReadonlyArray<{
    readonly key: string;
    readonly topicId: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"GapRow_gap">;
  }>;
};
export type TopicGapsQuery = {
  response: TopicGapsQuery$data;
  variables: TopicGapsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "topicId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "targetId",
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TopicGapsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Gap",
        "kind": "LinkedField",
        "name": "gaps",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GapRow_gap"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GapAction",
        "kind": "LinkedField",
        "name": "gapActions",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GapActionRow_action"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TopicGapsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Gap",
        "kind": "LinkedField",
        "name": "gaps",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phrasings",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastAskedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conversationIds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "proposedAnswer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GapAction",
            "kind": "LinkedField",
            "name": "action",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GapAction",
        "kind": "LinkedField",
        "name": "gapActions",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v3/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "liveAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "askedBefore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answeredBefore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "askedAfter",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answeredAfter",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4eb8bcf1bf548453e365c4315be88570",
    "id": "9e5519288ed11aba14aee0d9425e8d503ac81e9c7327d9fb2a2851386969d715",
    "metadata": {},
    "name": "TopicGapsQuery",
    "operationKind": "query",
    "text": "query TopicGapsQuery{gaps{key,topicId,...GapRow_gap},gapActions{id,topicId,...GapActionRow_action}}fragment GapActionRow_action on GapAction{kind,targetId,question,authorName,createdAt,liveAt,askedBefore,answeredBefore,askedAfter,answeredAfter}fragment GapRow_gap on Gap{question,phrasings,count,lastAskedAt,conversationIds,proposedAnswer,topicId,action{id,kind,targetId,authorName,createdAt}}"
  }
};
})();

(node as any).hash = "507934d84c3d87ac4030aebdc5554c05";

export default node;
