/**
 * @generated SignedSource<<12e183ac4d51297502a7a9dfd4e731d2>>
 * @relayHash 9677f732b73a3a0d87b7656dadb35e73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 941ec61347c9ea0cc1e237e5108bf73533e22b58435bffd1caf013f1afdb20dd

import { ConcreteRequest } from 'relay-runtime';
export type ArticleStatus = "Archived" | "Draft" | "Published";
export type GptStatus = "Extracting" | "Failed" | "NotIncluded" | "Outdated" | "Queued" | "Trained" | "Training";
export type ArticleGptStatusChanged$variables = Record<PropertyKey, never>;
export type ArticleGptStatusChanged$data = {
  readonly articleGptStatusChanged: {
    readonly gptError: string | null | undefined;
    readonly gptErrorCode: string | null | undefined;
    readonly gptProgress: number | null | undefined;
    readonly gptStatus: GptStatus;
    readonly id: string;
    readonly includeInGpt: boolean;
    readonly passageCount: number;
    readonly status: ArticleStatus;
    readonly title: string;
    readonly trainedAt: string | null | undefined;
  };
};
export type ArticleGptStatusChanged = {
  response: ArticleGptStatusChanged$data;
  variables: ArticleGptStatusChanged$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "articleGptStatusChanged",
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
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "passageCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "trainedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "includeInGpt",
        "storageKey": null
      },
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ArticleGptStatusChanged",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ArticleGptStatusChanged",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "9677f732b73a3a0d87b7656dadb35e73",
    "id": "941ec61347c9ea0cc1e237e5108bf73533e22b58435bffd1caf013f1afdb20dd",
    "metadata": {},
    "name": "ArticleGptStatusChanged",
    "operationKind": "subscription",
    "text": "subscription ArticleGptStatusChanged{articleGptStatusChanged{id,status,passageCount,trainedAt,title,includeInGpt,gptStatus,gptProgress,gptErrorCode,gptError}}"
  }
};
})();

(node as any).hash = "1ae90f4f4760673f26b8c13fac37dbdb";

export default node;
