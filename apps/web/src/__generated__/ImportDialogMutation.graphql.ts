/**
 * @generated SignedSource<<6f5377f5c8edf3dc8cbc1fa6c48b641b>>
 * @relayHash b8ed7a6c576d8368970b9f597c686063
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44b1463a552bdddf2eaacf4f6974b2f6a4e8513c40a22c9dab548089298bbc44

import { ConcreteRequest } from 'relay-runtime';
export type ImportDialogMutation$variables = {
  csv: string;
};
export type ImportDialogMutation$data = {
  readonly importFaqs: {
    readonly created: number;
    readonly updated: number;
  };
};
export type ImportDialogMutation = {
  response: ImportDialogMutation$data;
  variables: ImportDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "csv"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "csv",
        "variableName": "csv"
      }
    ],
    "concreteType": "FaqImport",
    "kind": "LinkedField",
    "name": "importFaqs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "created",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updated",
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
    "name": "ImportDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b8ed7a6c576d8368970b9f597c686063",
    "id": "44b1463a552bdddf2eaacf4f6974b2f6a4e8513c40a22c9dab548089298bbc44",
    "metadata": {},
    "name": "ImportDialogMutation",
    "operationKind": "mutation",
    "text": "mutation ImportDialogMutation($csv:String!){importFaqs(csv:$csv){created,updated}}"
  }
};
})();

(node as any).hash = "96d3dcf1a146ea097f69194dd6612233";

export default node;
