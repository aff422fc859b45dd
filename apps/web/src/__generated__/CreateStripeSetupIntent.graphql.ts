/**
 * @generated SignedSource<<2625971c5b5f2e6572e3752dbacba4c2>>
 * @relayHash 5efff1bcb6e99a9a21fa91a60dea4ea1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dd72a22ac5225b947543ff5bca48758adc49072bf9774677a2aa006962f804f

import { ConcreteRequest } from 'relay-runtime';
export type CreateStripeSetupIntent$variables = Record<PropertyKey, never>;
export type CreateStripeSetupIntent$data = {
  readonly createStripeSetupIntent: string;
};
export type CreateStripeSetupIntent = {
  response: CreateStripeSetupIntent$data;
  variables: CreateStripeSetupIntent$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "createStripeSetupIntent",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateStripeSetupIntent",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreateStripeSetupIntent",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "5efff1bcb6e99a9a21fa91a60dea4ea1",
    "id": "4dd72a22ac5225b947543ff5bca48758adc49072bf9774677a2aa006962f804f",
    "metadata": {},
    "name": "CreateStripeSetupIntent",
    "operationKind": "mutation",
    "text": "mutation CreateStripeSetupIntent{createStripeSetupIntent}"
  }
};
})();

(node as any).hash = "c78e370482c76809089be186790c757c";

export default node;
