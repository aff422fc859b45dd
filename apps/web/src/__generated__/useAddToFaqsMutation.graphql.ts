/**
 * @generated SignedSource<<a3ca83e100beba54f870ca04946ce6dd>>
 * @relayHash e1354cbfb96db8e5e9471c5e7553a183
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c31f7100b3052f91979a781d66fb2808ecb45508fb36ebb22aab1a087913b14d

import { ConcreteRequest } from 'relay-runtime';
export type useAddToFaqsMutation$variables = {
  messageId: string;
};
export type useAddToFaqsMutation$data = {
  readonly draftFaqFromMessage: {
    readonly id: string;
    readonly question: string;
  };
};
export type useAddToFaqsMutation = {
  response: useAddToFaqsMutation$data;
  variables: useAddToFaqsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "messageId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "messageId",
        "variableName": "messageId"
      }
    ],
    "concreteType": "AutomatedFaq",
    "kind": "LinkedField",
    "name": "draftFaqFromMessage",
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
    "name": "useAddToFaqsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddToFaqsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e1354cbfb96db8e5e9471c5e7553a183",
    "id": "c31f7100b3052f91979a781d66fb2808ecb45508fb36ebb22aab1a087913b14d",
    "metadata": {},
    "name": "useAddToFaqsMutation",
    "operationKind": "mutation",
    "text": "mutation useAddToFaqsMutation($messageId:ID!){draftFaqFromMessage(messageId:$messageId){id,question}}"
  }
};
})();

(node as any).hash = "03537876cf6bae6f8eecd12c88344e11";

export default node;
