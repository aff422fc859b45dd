/**
 * @generated SignedSource<<8cb829cdfee2e0dacc567d22a3c34d4c>>
 * @relayHash 131333234b502880f5d46151c840631c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e76cae9101f21b5d876718a400e0c78a9c6129a670b0f9cd4e74cd8badf6d0f7

import { ConcreteRequest } from 'relay-runtime';
export type AutomatedFaqSort = "EditedNewest" | "EditedOldest" | "HitsFewest" | "HitsMost" | "QuestionAscending" | "QuestionDescending";
export type AutomatedFaqState = "Draft" | "Live" | "Off" | "Suggested";
export type FaqKeywordRule = "All" | "Any" | "Phrase";
export type FaqMatchMode = "Keywords" | "Regex" | "Similarity";
export type AutomatedFaqFilter = {
  assistantId?: string | null | undefined;
  needsAttention?: boolean | null | undefined;
  search?: string | null | undefined;
  states?: ReadonlyArray<AutomatedFaqState> | null | undefined;
};
export type AutomatedFaqsScreenQuery$variables = {
  filter: AutomatedFaqFilter;
  skip: number;
  sort: AutomatedFaqSort;
};
export type AutomatedFaqsScreenQuery$data = {
  readonly automatedFaqs: {
    readonly nodes: ReadonlyArray<{
      readonly helpful: number;
      readonly hits: number;
      readonly id: string;
      readonly keywordRule: FaqKeywordRule;
      readonly keywords: ReadonlyArray<string>;
      readonly lastHitAt: string | null | undefined;
      readonly matchMode: FaqMatchMode;
      readonly pattern: string;
      readonly phrasings: ReadonlyArray<string>;
      readonly problems: ReadonlyArray<string>;
      readonly question: string;
      readonly state: AutomatedFaqState;
      readonly threshold: number;
      readonly unhelpful: number;
      readonly updatedAt: string;
    }>;
    readonly totalCount: number;
  };
};
export type AutomatedFaqsScreenQuery = {
  response: AutomatedFaqsScreenQuery$data;
  variables: AutomatedFaqsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skip"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 20
      },
      {
        "kind": "Variable",
        "name": "skip",
        "variableName": "skip"
      },
      {
        "kind": "Variable",
        "name": "sort",
        "variableName": "sort"
      }
    ],
    "concreteType": "AutomatedFaqPage",
    "kind": "LinkedField",
    "name": "automatedFaqs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AutomatedFaq",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
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
            "name": "question",
            "storageKey": null
          },
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
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "matchMode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "threshold",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "keywordRule",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "keywords",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pattern",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "problems",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hits",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "helpful",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unhelpful",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastHitAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AutomatedFaqsScreenQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AutomatedFaqsScreenQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "131333234b502880f5d46151c840631c",
    "id": "e76cae9101f21b5d876718a400e0c78a9c6129a670b0f9cd4e74cd8badf6d0f7",
    "metadata": {},
    "name": "AutomatedFaqsScreenQuery",
    "operationKind": "query",
    "text": "query AutomatedFaqsScreenQuery($filter:AutomatedFaqFilter!,$sort:AutomatedFaqSort!,$skip:Int!){automatedFaqs(filter:$filter,sort:$sort,first:20,skip:$skip){totalCount,nodes{id,question,phrasings,state,matchMode,threshold,keywordRule,keywords,pattern,problems,hits,helpful,unhelpful,lastHitAt,updatedAt}}}"
  }
};
})();

(node as any).hash = "f3b9124387c745bb0bd0d0e6455de5d5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
