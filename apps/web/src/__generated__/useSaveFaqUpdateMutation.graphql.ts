/**
 * @generated SignedSource<<740a78dbc119553825f6f3b417825d46>>
 * @relayHash ca7640a2e02c3335a53e3fd874f600e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ee4e3cb0ccdbcd188b0fe36fdbfc2cbbc62f508bdb0f723c6630be423284e2a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
export type useSaveFaqUpdateMutation$variables = {
  id: string;
  input: AutomatedFaqInput;
  revision: number;
};
export type useSaveFaqUpdateMutation$data = {
  readonly updateAutomatedFaq: {
    readonly " $fragmentSpreads": FragmentRefs<"FaqScreen_faq" | "faqRow_faq">;
  };
};
export type useSaveFaqUpdateMutation = {
  response: useSaveFaqUpdateMutation$data;
  variables: useSaveFaqUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hits",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "helpful",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unhelpful",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveFaqUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AutomatedFaq",
        "kind": "LinkedField",
        "name": "updateAutomatedFaq",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FaqScreen_faq"
          },
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSaveFaqUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AutomatedFaq",
        "kind": "LinkedField",
        "name": "updateAutomatedFaq",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
            "name": "exclusions",
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
            "name": "languages",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Assistant",
            "kind": "LinkedField",
            "name": "assistants",
            "plural": true,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answer",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FaqButton",
            "kind": "LinkedField",
            "name": "buttons",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "followUp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "followUpId",
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
            "name": "revision",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "editorName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "last",
                "value": 30
              }
            ],
            "concreteType": "AutomatedFaqDay",
            "kind": "LinkedField",
            "name": "days",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "day",
                "storageKey": null
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": "days(last:30)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FaqAnswered",
            "kind": "LinkedField",
            "name": "lastAnswers",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "conversationId",
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isHelpful",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "answeredAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
    "cacheID": "ca7640a2e02c3335a53e3fd874f600e8",
    "id": "7ee4e3cb0ccdbcd188b0fe36fdbfc2cbbc62f508bdb0f723c6630be423284e2a",
    "metadata": {},
    "name": "useSaveFaqUpdateMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveFaqUpdateMutation($id:ID!,$revision:Int!,$input:AutomatedFaqInput!){updateAutomatedFaq(id:$id,revision:$revision,input:$input){...FaqScreen_faq,...faqRow_faq,id}}fragment FaqActions_faq on AutomatedFaq{id,state}fragment FaqFigures_faq on AutomatedFaq{days(last:30){day,hits,helpful,unhelpful},lastAnswers{conversationId,question,isHelpful,answeredAt}}fragment FaqScreen_faq on AutomatedFaq{id,question,phrasings,state,matchMode,threshold,keywordRule,keywords,pattern,exclusions,priority,languages,assistants{id},answer,buttons{kind,label,value},followUp,followUpId,problems,revision,editorName,...FaqActions_faq,...FaqFigures_faq}fragment faqRow_faq on AutomatedFaq{id,question,phrasings,state,matchMode,threshold,keywordRule,keywords,pattern,problems,hits,helpful,unhelpful,lastHitAt,updatedAt}"
  }
};
})();

(node as any).hash = "a2557ad1b5d8043f1e8d69a396beaf77";

export default node;
