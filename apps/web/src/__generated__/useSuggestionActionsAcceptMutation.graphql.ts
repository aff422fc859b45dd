/**
 * @generated SignedSource<<cc894aa7ec25b6b83d911fcc808dbb7c>>
 * @relayHash 4100d514ffef44698a97184cd41b97d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ee9495a958667c56662ba2dc7f1dafecc110815aea0771cc41c1250a3e5683e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useSuggestionActionsAcceptMutation$variables = {
  answer?: string | null | undefined;
  questions: ReadonlyArray<string>;
};
export type useSuggestionActionsAcceptMutation$data = {
  readonly acceptFaqSuggestion: {
    readonly " $fragmentSpreads": FragmentRefs<"faqRow_faq">;
  };
};
export type useSuggestionActionsAcceptMutation = {
  response: useSuggestionActionsAcceptMutation$data;
  variables: useSuggestionActionsAcceptMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "answer"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "questions"
},
v2 = [
  {
    "kind": "Variable",
    "name": "answer",
    "variableName": "answer"
  },
  {
    "kind": "Variable",
    "name": "questions",
    "variableName": "questions"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSuggestionActionsAcceptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AutomatedFaq",
        "kind": "LinkedField",
        "name": "acceptFaqSuggestion",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "faqRow_faq"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSuggestionActionsAcceptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AutomatedFaq",
        "kind": "LinkedField",
        "name": "acceptFaqSuggestion",
        "plural": false,
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
    ]
  },
  "params": {
    "cacheID": "4100d514ffef44698a97184cd41b97d6",
    "id": "4ee9495a958667c56662ba2dc7f1dafecc110815aea0771cc41c1250a3e5683e",
    "metadata": {},
    "name": "useSuggestionActionsAcceptMutation",
    "operationKind": "mutation",
    "text": "mutation useSuggestionActionsAcceptMutation($questions:[String!]!,$answer:String){acceptFaqSuggestion(questions:$questions,answer:$answer){...faqRow_faq,id}}fragment faqRow_faq on AutomatedFaq{id,question,phrasings,state,matchMode,threshold,keywordRule,keywords,pattern,problems,hits,helpful,unhelpful,lastHitAt,updatedAt}"
  }
};
})();

(node as any).hash = "6b524bd705fd279814c44ddcc0ce81b6";

export default node;
