/**
 * @generated SignedSource<<b358ac65615646e169d20faec30bb0ad>>
 * @relayHash 2d18fc064b0c48822b833b89a0fd6775
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0283207e2f3fadf3af54d0cc3293938db4d505be60bac87523e5a74385a5e614

import { ConcreteRequest } from 'relay-runtime';
import { AssistantConfig } from "@parley/assistant-config/configSchema";
export type PublishAssistantInput = {
  assistantId: string;
  note?: string | null | undefined;
  revision: number;
};
export type AssistantDraftBarPublishMutation$variables = {
  input: PublishAssistantInput;
};
export type AssistantDraftBarPublishMutation$data = {
  readonly publishAssistant: {
    readonly avatar: string | null | undefined;
    readonly draft: {
      readonly hasChanges: boolean;
    };
    readonly id: string;
    readonly published: {
      readonly config: AssistantConfig;
      readonly id: string;
      readonly namedArticles: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
      }>;
      readonly namedFlows: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
      readonly namedForms: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
      readonly namedProducts: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
      }>;
      readonly note: string;
      readonly number: number;
      readonly publishedAt: string;
      readonly publishedByName: string | null | undefined;
    };
    readonly title: string;
  };
};
export type AssistantDraftBarPublishMutation = {
  response: AssistantDraftBarPublishMutation$data;
  variables: AssistantDraftBarPublishMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "publishAssistant",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "avatar",
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
            "name": "hasChanges",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AssistantVersion",
        "kind": "LinkedField",
        "name": "published",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
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
            "concreteType": "Article",
            "kind": "LinkedField",
            "name": "namedArticles",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "namedProducts",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GuidedFlow",
            "kind": "LinkedField",
            "name": "namedFlows",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FormTemplate",
            "kind": "LinkedField",
            "name": "namedForms",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishedByName",
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
    "name": "AssistantDraftBarPublishMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AssistantDraftBarPublishMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "2d18fc064b0c48822b833b89a0fd6775",
    "id": "0283207e2f3fadf3af54d0cc3293938db4d505be60bac87523e5a74385a5e614",
    "metadata": {},
    "name": "AssistantDraftBarPublishMutation",
    "operationKind": "mutation",
    "text": "mutation AssistantDraftBarPublishMutation($input:PublishAssistantInput!){publishAssistant(input:$input){id,title,avatar,draft{hasChanges},published{id,number,config,namedArticles{id,title},namedProducts{id,title},namedFlows{id,name},namedForms{id,name},note,publishedAt,publishedByName}}}"
  }
};
})();

(node as any).hash = "19201135b009a977d45d18cee88ab666";

export default node;
