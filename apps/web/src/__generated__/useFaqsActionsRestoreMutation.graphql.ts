/**
 * @generated SignedSource<<64b124f07332e7e46030acb5a65b7156>>
 * @relayHash 9c30d95302ad69208218974f4efe9afe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42fffc2c05ebe8971f67037078a81ec87e188432bb61915d51697c299e24fbe2

import { ConcreteRequest } from 'relay-runtime';
export type AutomatedFaqState = "Draft" | "Live" | "Off" | "Suggested";
export type FaqKeywordRule = "All" | "Any" | "Phrase";
export type FaqMatchMode = "Keywords" | "Regex" | "Similarity";
export type useFaqsActionsRestoreMutation$variables = {
  ids: ReadonlyArray<string>;
};
export type useFaqsActionsRestoreMutation$data = {
  readonly restoreAutomatedFaqs: ReadonlyArray<{
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
export type useFaqsActionsRestoreMutation = {
  response: useFaqsActionsRestoreMutation$data;
  variables: useFaqsActionsRestoreMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
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
      }
    ],
    "concreteType": "AutomatedFaq",
    "kind": "LinkedField",
    "name": "restoreAutomatedFaqs",
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
    "name": "useFaqsActionsRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFaqsActionsRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9c30d95302ad69208218974f4efe9afe",
    "id": "42fffc2c05ebe8971f67037078a81ec87e188432bb61915d51697c299e24fbe2",
    "metadata": {},
    "name": "useFaqsActionsRestoreMutation",
    "operationKind": "mutation",
    "text": "mutation useFaqsActionsRestoreMutation($ids:[ID!]!){restoreAutomatedFaqs(ids:$ids){id,question,phrasings,state,matchMode,threshold,keywordRule,keywords,pattern,problems,hits,helpful,unhelpful,lastHitAt,updatedAt}}"
  }
};
})();

(node as any).hash = "84a078a1ec4ebd5293d39bb9074f6f51";

export default node;
