/**
 * @generated SignedSource<<bbb7d3a631f038a18d353c963e302c8b>>
 * @relayHash 239c51ca16d2bb2ba0765a9323fa4ba7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71c14493291cd02fb729eb45ca5ffa4be89ccd64a44345d02abd9396857ad487

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConversationPriority = "High" | "Low" | "Medium" | "None" | "Urgent";
export type ConversationStatus = "Open" | "Pending" | "Resolved" | "Snoozed";
export type ConversationFilter = {
  activeSince?: string | null | undefined;
  activeUntil?: string | null | undefined;
  assigneeIds?: ReadonlyArray<string> | null | undefined;
  assistantIds?: ReadonlyArray<string> | null | undefined;
  hasFile?: boolean | null | undefined;
  labelIds?: ReadonlyArray<string> | null | undefined;
  languages?: ReadonlyArray<string> | null | undefined;
  priorities?: ReadonlyArray<ConversationPriority> | null | undefined;
  status?: ConversationStatus | null | undefined;
  teamIds?: ReadonlyArray<string> | null | undefined;
};
export type LiveCountsQuery$variables = {
  filter?: ConversationFilter | null | undefined;
};
export type LiveCountsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LiveCounts_query">;
};
export type LiveCountsQuery = {
  response: LiveCountsQuery$data;
  variables: LiveCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LiveCountsQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "LiveCounts_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LiveCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConversationCounts",
        "kind": "LinkedField",
        "name": "conversationCounts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "all",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mine",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unassigned",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unread",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "handoff",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "239c51ca16d2bb2ba0765a9323fa4ba7",
    "id": "71c14493291cd02fb729eb45ca5ffa4be89ccd64a44345d02abd9396857ad487",
    "metadata": {},
    "name": "LiveCountsQuery",
    "operationKind": "query",
    "text": "query LiveCountsQuery($filter:ConversationFilter){...LiveCounts_query_Vt7Yj}fragment LiveCounts_query_Vt7Yj on Query{conversationCounts(filter:$filter){all,mine,unassigned,unread,handoff}}"
  }
};
})();

(node as any).hash = "f46838fc8806de2b3367c74bbe7b8167";

export default node;
