/**
 * @generated SignedSource<<9372bb4d9db59656e405541a55b244ea>>
 * @relayHash 682155a34cb42e6e6970887398f22ac5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb5eb0cb9a6a23a12fd2282f95086d478aba87dbf8a576f1383f426adafa8398

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RetryTrainingMutation$variables = {
  id: string;
};
export type RetryTrainingMutation$data = {
  readonly retryTraining: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GptStatus_article">;
  };
};
export type RetryTrainingMutation = {
  response: RetryTrainingMutation$data;
  variables: RetryTrainingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RetryTrainingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "retryTraining",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GptStatus_article"
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
    "name": "RetryTrainingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "retryTraining",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
            "name": "status",
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
    ]
  },
  "params": {
    "cacheID": "682155a34cb42e6e6970887398f22ac5",
    "id": "cb5eb0cb9a6a23a12fd2282f95086d478aba87dbf8a576f1383f426adafa8398",
    "metadata": {},
    "name": "RetryTrainingMutation",
    "operationKind": "mutation",
    "text": "mutation RetryTrainingMutation($id:ID!){retryTraining(id:$id){id,...GptStatus_article}}fragment GptStatus_article on Article{id,title,status,includeInGpt,gptStatus,gptProgress,gptErrorCode,gptError}"
  }
};
})();

(node as any).hash = "d46d69ba9122e41b443b6fb03b35c145";

export default node;
