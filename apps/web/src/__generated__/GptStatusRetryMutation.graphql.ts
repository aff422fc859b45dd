/**
 * @generated SignedSource<<659ba6b64dc8863982ce082781640be0>>
 * @relayHash 9094caf0ec732a69ff961b8c3e35fc29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b03ecb3f9a3de53297c1bf8a3c1b81548d7561ea1b69bb7021b1dfb067dad046

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GptStatusRetryMutation$variables = {
  id: string;
};
export type GptStatusRetryMutation$data = {
  readonly retryTraining: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GptStatus_article">;
  };
};
export type GptStatusRetryMutation = {
  response: GptStatusRetryMutation$data;
  variables: GptStatusRetryMutation$variables;
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
    "name": "GptStatusRetryMutation",
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
    "name": "GptStatusRetryMutation",
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
    "cacheID": "9094caf0ec732a69ff961b8c3e35fc29",
    "id": "b03ecb3f9a3de53297c1bf8a3c1b81548d7561ea1b69bb7021b1dfb067dad046",
    "metadata": {},
    "name": "GptStatusRetryMutation",
    "operationKind": "mutation",
    "text": "mutation GptStatusRetryMutation($id:ID!){retryTraining(id:$id){id,...GptStatus_article}}fragment GptStatus_article on Article{id,title,gptStatus,gptProgress,gptErrorCode,gptError}"
  }
};
})();

(node as any).hash = "4b825520fde10ae4f79a9c48e74406a3";

export default node;
