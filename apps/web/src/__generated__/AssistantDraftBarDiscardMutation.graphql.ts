/**
 * @generated SignedSource<<43ddb5a733b0d51e5e4a832e3f9f5c10>>
 * @relayHash 7af9226aab69d6a6a1f036f2f134815c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1e3735557378e1858c8a12dbe6177eaee26bab844ebaed78f2704d94e6d4734

import { ConcreteRequest } from 'relay-runtime';
import { AssistantConfig } from "@parley/assistant-config/configSchema";
export type AssistantDraftBarDiscardMutation$variables = {
  id: string;
};
export type AssistantDraftBarDiscardMutation$data = {
  readonly discardAssistantDraft: {
    readonly draft: {
      readonly config: AssistantConfig;
      readonly hasChanges: boolean;
      readonly images: ReadonlyArray<{
        readonly address: string;
        readonly path: string;
      }>;
      readonly revision: number;
      readonly savedAt: string;
      readonly savedByName: string | null | undefined;
    };
    readonly id: string;
  };
};
export type AssistantDraftBarDiscardMutation = {
  response: AssistantDraftBarDiscardMutation$data;
  variables: AssistantDraftBarDiscardMutation$variables;
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
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "discardAssistantDraft",
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
        "concreteType": "AssistantDraft",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "config",
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfigImage",
            "kind": "LinkedField",
            "name": "images",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address",
                "storageKey": null
              }
            ],
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
    "name": "AssistantDraftBarDiscardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AssistantDraftBarDiscardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7af9226aab69d6a6a1f036f2f134815c",
    "id": "c1e3735557378e1858c8a12dbe6177eaee26bab844ebaed78f2704d94e6d4734",
    "metadata": {},
    "name": "AssistantDraftBarDiscardMutation",
    "operationKind": "mutation",
    "text": "mutation AssistantDraftBarDiscardMutation($id:ID!){discardAssistantDraft(id:$id){id,draft{config,revision,savedByName,savedAt,hasChanges,images{path,address}}}}"
  }
};
})();

(node as any).hash = "0d21b387b045073644c82e515c3e3668";

export default node;
