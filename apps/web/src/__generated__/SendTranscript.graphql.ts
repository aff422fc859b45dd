/**
 * @generated SignedSource<<37bac1894f306533938be71c074566ac>>
 * @relayHash 82431fd6eb88599f07ebd3717a4d935a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c11a4c81be52faa8993eb33765804baf1f74a04ea41f308a95f44be974d98a55

import { ConcreteRequest } from 'relay-runtime';
export type SendTranscriptInput = {
  conversationId: string;
  email: string;
};
export type SendTranscript$variables = {
  input: SendTranscriptInput;
};
export type SendTranscript$data = {
  readonly sendTranscript: {
    readonly id: string;
    readonly version: number;
  };
};
export type SendTranscript = {
  response: SendTranscript$data;
  variables: SendTranscript$variables;
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
    "concreteType": "Conversation",
    "kind": "LinkedField",
    "name": "sendTranscript",
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
        "name": "version",
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
    "name": "SendTranscript",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SendTranscript",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "82431fd6eb88599f07ebd3717a4d935a",
    "id": "c11a4c81be52faa8993eb33765804baf1f74a04ea41f308a95f44be974d98a55",
    "metadata": {},
    "name": "SendTranscript",
    "operationKind": "mutation",
    "text": "mutation SendTranscript($input:SendTranscriptInput!){sendTranscript(input:$input){id,version}}"
  }
};
})();

(node as any).hash = "eaa91b60303639d7f51f8a29869bb413";

export default node;
