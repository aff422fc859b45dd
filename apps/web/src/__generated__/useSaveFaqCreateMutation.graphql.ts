/**
 * @generated SignedSource<<2fa39c5b0f7d2d3a82de6f6dd51795ab>>
 * @relayHash 80b462b70dea5fc7f188f6a2a044fefb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d889262e41ac48a35db8cd7728d0c46e29d7261fe328ea049ed60dc8c8b69e4

import { ConcreteRequest } from 'relay-runtime';
export type AutomatedFaqState = "Draft" | "Live" | "Off" | "Suggested";
export type FaqButtonKind = "Article" | "Handoff" | "Link" | "Question";
export type FaqFollowUp = "Article" | "Flow" | "Form" | "Handoff" | "Nothing";
export type FaqKeywordRule = "All" | "Any" | "Phrase";
export type FaqMatchMode = "Keywords" | "Regex" | "Similarity";
export type AutomatedFaqInput = {
  answer?: string;
  assistantIds?: ReadonlyArray<string>;
  buttons?: ReadonlyArray<FaqButtonInput>;
  exclusions?: ReadonlyArray<string>;
  followUp?: FaqFollowUp;
  followUpId?: string | null | undefined;
  keywordRule?: FaqKeywordRule;
  keywords?: ReadonlyArray<string>;
  languages?: ReadonlyArray<string>;
  matchMode?: FaqMatchMode;
  pattern?: string;
  phrasings?: ReadonlyArray<string>;
  priority?: number;
  question: string;
  threshold?: number;
};
export type FaqButtonInput = {
  kind: FaqButtonKind;
  label: string;
  value?: string;
};
export type useSaveFaqCreateMutation$variables = {
  input: AutomatedFaqInput;
};
export type useSaveFaqCreateMutation$data = {
  readonly createAutomatedFaq: {
    readonly id: string;
    readonly state: AutomatedFaqState;
  };
};
export type useSaveFaqCreateMutation = {
  response: useSaveFaqCreateMutation$data;
  variables: useSaveFaqCreateMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AutomatedFaq",
    "kind": "LinkedField",
    "name": "createAutomatedFaq",
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
        "name": "state",
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
    "name": "useSaveFaqCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveFaqCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "80b462b70dea5fc7f188f6a2a044fefb",
    "id": "2d889262e41ac48a35db8cd7728d0c46e29d7261fe328ea049ed60dc8c8b69e4",
    "metadata": {},
    "name": "useSaveFaqCreateMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveFaqCreateMutation($input:AutomatedFaqInput!){createAutomatedFaq(input:$input){id,state}}"
  }
};
})();

(node as any).hash = "79a4915dae5ded5591d2c97f8a92c0ee";

export default node;
