/**
 * @generated SignedSource<<99c2dc43cddd8d8e54c208df36a271f4>>
 * @relayHash dfa1d6ee03c3e4a6e84cd57f2d65f953
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72e90f8e40e02fa332857ce9735b3a9ef03851462b419b6afddda0272e4907fd

import { ConcreteRequest } from 'relay-runtime';
import { FormContent } from "@parley/form/form";
export type FormHistoryRestoreMutation$variables = {
  id: string;
  number: number;
};
export type FormHistoryRestoreMutation$data = {
  readonly restoreFormVersion: {
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
export type FormHistoryRestoreMutation = {
  response: FormHistoryRestoreMutation$data;
  variables: FormHistoryRestoreMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
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
      },
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      }
    ],
    "concreteType": "FormTemplate",
    "kind": "LinkedField",
    "name": "restoreFormVersion",
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
    "name": "FormHistoryRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FormHistoryRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "dfa1d6ee03c3e4a6e84cd57f2d65f953",
    "id": "72e90f8e40e02fa332857ce9735b3a9ef03851462b419b6afddda0272e4907fd",
    "metadata": {},
    "name": "FormHistoryRestoreMutation",
    "operationKind": "mutation",
    "text": "mutation FormHistoryRestoreMutation($id:ID!,$number:Int!){restoreFormVersion(id:$id,number:$number){id,draft{content,revision,savedByName,savedAt,hasChanges}}}"
  }
};
})();

(node as any).hash = "7149d565db1a550765d770d1c1200def";

export default node;
