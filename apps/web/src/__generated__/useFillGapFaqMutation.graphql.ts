/**
 * @generated SignedSource<<44057080ba8edb985e888f6d60701768>>
 * @relayHash f4492bdbd18fb4157c3bdb270e4e2dc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 136ae13948ab0ebb1c4668d31c4a3afbd4dd125bf7a3fc3933321a63a1affc1a

import { ConcreteRequest } from 'relay-runtime';
export type GapActionKind = "Article" | "AutomatedFaq" | "GuidedFlow";
export type GapInput = {
  answer?: string | null | undefined;
  questions: ReadonlyArray<string>;
  topicId?: string | null | undefined;
};
export type useFillGapFaqMutation$variables = {
  input: GapInput;
};
export type useFillGapFaqMutation$data = {
  readonly addGapFaq: {
    readonly id: string;
    readonly kind: GapActionKind;
    readonly targetId: string | null | undefined;
  };
};
export type useFillGapFaqMutation = {
  response: useFillGapFaqMutation$data;
  variables: useFillGapFaqMutation$variables;
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
    "concreteType": "GapAction",
    "kind": "LinkedField",
    "name": "addGapFaq",
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
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "targetId",
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
    "name": "useFillGapFaqMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFillGapFaqMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f4492bdbd18fb4157c3bdb270e4e2dc3",
    "id": "136ae13948ab0ebb1c4668d31c4a3afbd4dd125bf7a3fc3933321a63a1affc1a",
    "metadata": {},
    "name": "useFillGapFaqMutation",
    "operationKind": "mutation",
    "text": "mutation useFillGapFaqMutation($input:GapInput!){addGapFaq(input:$input){id,kind,targetId}}"
  }
};
})();

(node as any).hash = "0a0299e300f4dcf9398fd9bcebf4187b";

export default node;
