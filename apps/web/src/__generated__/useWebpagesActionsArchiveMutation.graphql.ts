/**
 * @generated SignedSource<<700f3d508b41bb01e9f777b9899a88be>>
 * @relayHash bab3d49338bc95803a16643cafa66d1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74639ab9053fdea7e6fa00510c9d073f93880ab710472a75fbd20307899fc07e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArticleStatus = "Archived" | "Draft" | "Published";
export type useWebpagesActionsArchiveMutation$variables = {
  ids: ReadonlyArray<string>;
  isArchived: boolean;
};
export type useWebpagesActionsArchiveMutation$data = {
  readonly archiveArticles: ReadonlyArray<{
    readonly id: string;
    readonly includeInGpt: boolean;
    readonly passageCount: number;
    readonly status: ArticleStatus;
    readonly title: string;
    readonly webpage: {
      readonly changedAt: string | null | undefined;
      readonly fetchedAt: string | null | undefined;
      readonly url: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"GptStatus_article">;
  }>;
};
export type useWebpagesActionsArchiveMutation = {
  response: useWebpagesActionsArchiveMutation$data;
  variables: useWebpagesActionsArchiveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isArchived"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  },
  {
    "kind": "Variable",
    "name": "isArchived",
    "variableName": "isArchived"
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
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
  "name": "includeInGpt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "passageCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Webpage",
  "kind": "LinkedField",
  "name": "webpage",
  "plural": false,
  "selections": [
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
      "name": "fetchedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWebpagesActionsArchiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "archiveArticles",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GptStatus_article"
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
    "name": "useWebpagesActionsArchiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "archiveArticles",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gptStatus",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gptProgress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gptErrorCode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gptError",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bab3d49338bc95803a16643cafa66d1d",
    "id": "74639ab9053fdea7e6fa00510c9d073f93880ab710472a75fbd20307899fc07e",
    "metadata": {},
    "name": "useWebpagesActionsArchiveMutation",
    "operationKind": "mutation",
    "text": "mutation useWebpagesActionsArchiveMutation($ids:[ID!]!,$isArchived:Boolean!){archiveArticles(ids:$ids,isArchived:$isArchived){id,title,status,includeInGpt,passageCount,webpage{url,fetchedAt,changedAt},...GptStatus_article}}fragment GptStatus_article on Article{id,title,status,includeInGpt,gptStatus,gptProgress,gptErrorCode,gptError}"
  }
};
})();

(node as any).hash = "5220db7fe6de7f20cae4ee0503111b21";

export default node;
