/**
 * @generated SignedSource<<e163efceac740d67415f35bc9ac5073b>>
 * @relayHash 7f289a17b7842f849ca6b0068b28e9ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 857a0c0cff7f61e49a8b13ef7c1e0b84e082506a19766ae3014ceb381994f304

import { ConcreteRequest } from 'relay-runtime';
export type AutomatedFaqState = "Draft" | "Live" | "Off" | "Suggested";
export type FaqKeywordRule = "All" | "Any" | "Phrase";
export type FaqMatchMode = "Keywords" | "Regex" | "Similarity";
export type useFaqsActionsStateMutation$variables = {
  ids: ReadonlyArray<string>;
  state: AutomatedFaqState;
};
export type useFaqsActionsStateMutation$data = {
  readonly setAutomatedFaqsState: ReadonlyArray<{
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
};
export type useFaqsActionsStateMutation = {
  response: useFaqsActionsStateMutation$data;
  variables: useFaqsActionsStateMutation$variables;
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
    "name": "state"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      },
      {
        "kind": "Variable",
        "name": "state",
        "variableName": "state"
      }
    ],
    "concreteType": "AutomatedFaq",
    "kind": "LinkedField",
    "name": "setAutomatedFaqsState",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFaqsActionsStateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFaqsActionsStateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7f289a17b7842f849ca6b0068b28e9ce",
    "id": "857a0c0cff7f61e49a8b13ef7c1e0b84e082506a19766ae3014ceb381994f304",
    "metadata": {},
    "name": "useFaqsActionsStateMutation",
    "operationKind": "mutation",
    "text": "mutation useFaqsActionsStateMutation($ids:[ID!]!,$state:AutomatedFaqState!){setAutomatedFaqsState(ids:$ids,state:$state){id,question,phrasings,state,matchMode,threshold,keywordRule,keywords,pattern,problems,hits,helpful,unhelpful,lastHitAt,updatedAt}}"
  }
};
})();

(node as any).hash = "1ed4419f2248c24ce338ab35d91678b7";

export default node;
