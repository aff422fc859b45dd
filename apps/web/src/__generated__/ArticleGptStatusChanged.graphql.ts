/**
 * @generated SignedSource<<185e506b7510a7216bf89ca0db94f5a2>>
 * @relayHash ab261a366e8358c7931f979193605355
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30e99123026d29fb4c313736a3d616b7351b5534f804311a34fc2cce33940fca

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
    "cacheID": "ab261a366e8358c7931f979193605355",
    "id": "30e99123026d29fb4c313736a3d616b7351b5534f804311a34fc2cce33940fca",
    "metadata": {},
    "name": "ArticleGptStatusChanged",
    "operationKind": "subscription",
    "text": "subscription ArticleGptStatusChanged{articleGptStatusChanged{id,status,passageCount,trainedAt,title,gptStatus,gptProgress,gptErrorCode,gptError}}"
  }
};
})();

(node as any).hash = "1ae90f4f4760673f26b8c13fac37dbdb";

export default node;
