/**
 * @generated SignedSource<<ec1de90136aeb36ad8b09398037e45b3>>
 * @relayHash b98ddfe65f0b0216100fdb36a731f097
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c65455898270c58aeba39bc8e9ed681005ccfdf19acd0119ba58017d72e6740

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useSuggestionActionsAddMutation$variables = {
  id: string;
  phrasings: ReadonlyArray<string>;
};
export type useSuggestionActionsAddMutation$data = {
  readonly addFaqPhrasings: {
    readonly " $fragmentSpreads": FragmentRefs<"faqRow_faq">;
  };
};
export type useSuggestionActionsAddMutation = {
  response: useSuggestionActionsAddMutation$data;
  variables: useSuggestionActionsAddMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "phrasings"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "phrasings",
    "variableName": "phrasings"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSuggestionActionsAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AutomatedFaq",
        "kind": "LinkedField",
        "name": "addFaqPhrasings",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSuggestionActionsAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AutomatedFaq",
        "kind": "LinkedField",
        "name": "addFaqPhrasings",
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
    "cacheID": "b98ddfe65f0b0216100fdb36a731f097",
    "id": "7c65455898270c58aeba39bc8e9ed681005ccfdf19acd0119ba58017d72e6740",
    "metadata": {},
    "name": "useSuggestionActionsAddMutation",
    "operationKind": "mutation",
    "text": "mutation useSuggestionActionsAddMutation($id:ID!,$phrasings:[String!]!){addFaqPhrasings(id:$id,phrasings:$phrasings){...faqRow_faq,id}}fragment faqRow_faq on AutomatedFaq{id,question,phrasings,state,matchMode,threshold,keywordRule,keywords,pattern,problems,hits,helpful,unhelpful,lastHitAt,updatedAt}"
  }
};
})();

(node as any).hash = "e01843f0536ca58ea814b62774aee7dd";

export default node;
