/**
 * @generated SignedSource<<bdfeae71feb435c3e9f37e3e6ee4c226>>
 * @relayHash 11681d617d8e5346c093a6214b5d0efb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93e38e3bfb8198b254378a135427efe7c913f47389e19a8e7e9f24baf015be87

import { ConcreteRequest } from 'relay-runtime';
import { FormContent } from "@parley/form/form";
export type FormDraftBarDiscardMutation$variables = {
  id: string;
};
export type FormDraftBarDiscardMutation$data = {
  readonly discardFormDraft: {
    readonly draft: {
      readonly content: FormContent;
      readonly hasChanges: boolean;
      readonly revision: number;
      readonly savedAt: string;
      readonly savedByName: string | null | undefined;
    };
    readonly id: string;
  };
};
export type FormDraftBarDiscardMutation = {
  response: FormDraftBarDiscardMutation$data;
  variables: FormDraftBarDiscardMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "FormTemplate",
    "kind": "LinkedField",
    "name": "discardFormDraft",
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
        "concreteType": "FormDraft",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
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
            "name": "savedByName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "savedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasChanges",
            "storageKey": null
          }
        ],
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
    "name": "FormDraftBarDiscardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FormDraftBarDiscardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "11681d617d8e5346c093a6214b5d0efb",
    "id": "93e38e3bfb8198b254378a135427efe7c913f47389e19a8e7e9f24baf015be87",
    "metadata": {},
    "name": "FormDraftBarDiscardMutation",
    "operationKind": "mutation",
    "text": "mutation FormDraftBarDiscardMutation($id:ID!){discardFormDraft(id:$id){id,draft{content,revision,savedByName,savedAt,hasChanges}}}"
  }
};
})();

(node as any).hash = "8f9d87a3bf35495dacab6a52a3677841";

export default node;
