/**
 * @generated SignedSource<<770ddb6573c3188bcdf7a1ecd51f7a3a>>
 * @relayHash 2df17e6489eed81c373e484fa59bb71c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eea58bc2f4a431345b43aaf3652b1e21a600e9eb91438e9bda0dd37b6a09b667

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AutomatedFaqChanged$variables = Record<PropertyKey, never>;
export type AutomatedFaqChanged$data = {
  readonly automatedFaqChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"FaqScreen_faq" | "faqRow_faq">;
  };
};
export type AutomatedFaqChanged = {
  response: AutomatedFaqChanged$data;
  variables: AutomatedFaqChanged$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hits",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "helpful",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unhelpful",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AutomatedFaqChanged",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AutomatedFaq",
        "kind": "LinkedField",
        "name": "automatedFaqChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "faqRow_faq"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FaqScreen_faq"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AutomatedFaqChanged",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AutomatedFaq",
        "kind": "LinkedField",
        "name": "automatedFaqChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
              (v0/*:: as any*/)
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
              (v1/*:: as any*/),
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2df17e6489eed81c373e484fa59bb71c",
    "id": "eea58bc2f4a431345b43aaf3652b1e21a600e9eb91438e9bda0dd37b6a09b667",
    "metadata": {},
    "name": "AutomatedFaqChanged",
    "operationKind": "subscription",
    "text": "subscription AutomatedFaqChanged{automatedFaqChanged{...faqRow_faq,...FaqScreen_faq,id}}fragment FaqActions_faq on AutomatedFaq{id,state}fragment FaqFigures_faq on AutomatedFaq{days(last:30){day,hits,helpful,unhelpful},lastAnswers{conversationId,question,isHelpful,answeredAt}}fragment FaqScreen_faq on AutomatedFaq{id,question,phrasings,state,matchMode,threshold,keywordRule,keywords,pattern,exclusions,priority,languages,assistants{id},answer,buttons{kind,label,value},followUp,followUpId,problems,revision,editorName,...FaqActions_faq,...FaqFigures_faq}fragment faqRow_faq on AutomatedFaq{id,question,phrasings,state,matchMode,threshold,keywordRule,keywords,pattern,problems,hits,helpful,unhelpful,lastHitAt,updatedAt}"
  }
};
})();

(node as any).hash = "4ad2458bfd73e74d908cdb7f072a947b";

export default node;
