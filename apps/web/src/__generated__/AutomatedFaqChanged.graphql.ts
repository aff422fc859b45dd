/**
 * @generated SignedSource<<f5fe19bdf96febbbb27f41cf6153118b>>
 * @relayHash 53931561ae9a13a66b88febee0c83a18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d301db5f4e0551b8d2b2b566d7c7b0cffb5835e7543da9c368eaed93306c7471

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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "53931561ae9a13a66b88febee0c83a18",
    "id": "d301db5f4e0551b8d2b2b566d7c7b0cffb5835e7543da9c368eaed93306c7471",
    "metadata": {},
    "name": "AutomatedFaqChanged",
    "operationKind": "subscription",
    "text": "subscription AutomatedFaqChanged{automatedFaqChanged{...faqRow_faq,...FaqScreen_faq,id}}fragment FaqActions_faq on AutomatedFaq{id,state}fragment FaqScreen_faq on AutomatedFaq{id,question,phrasings,state,matchMode,threshold,keywordRule,keywords,pattern,priority,languages,assistants{id},answer,buttons{kind,label,value},followUp,followUpId,revision,editorName,...FaqActions_faq}fragment faqRow_faq on AutomatedFaq{id,question,phrasings,state,matchMode,threshold,keywordRule,keywords,pattern,hits,helpful,unhelpful,lastHitAt,updatedAt}"
  }
};
})();

(node as any).hash = "4ad2458bfd73e74d908cdb7f072a947b";

export default node;
