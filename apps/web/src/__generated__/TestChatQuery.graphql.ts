/**
 * @generated SignedSource<<2dbf43c86c0f4ab6e18706a7d4424971>>
 * @relayHash 1149c00c9c0e625ba5395bed332a371d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5a200f83e4ded8371cc5a25b062be6d8589566154f787c36664a3c62b2dd657

import { ConcreteRequest } from 'relay-runtime';
import { AssistantConfig } from "@parley/assistant-config/configSchema";
import { FormContent } from "@parley/form/form";
export type TestChatQuery$variables = Record<PropertyKey, never>;
export type TestChatQuery$data = {
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly published: {
      readonly config: AssistantConfig;
    };
  }>;
  readonly formTemplates: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly published: {
          readonly content: FormContent;
        } | null | undefined;
      };
    }>;
  };
};
export type TestChatQuery = {
  response: TestChatQuery$data;
  variables: TestChatQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "config",
  "storageKey": null
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TestChatQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Assistant",
        "kind": "LinkedField",
        "name": "assistants",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AssistantVersion",
            "kind": "LinkedField",
            "name": "published",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "FormTemplateConnection",
        "kind": "LinkedField",
        "name": "formTemplates",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FormTemplateEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FormTemplate",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FormVersion",
                    "kind": "LinkedField",
                    "name": "published",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "formTemplates(first:100)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TestChatQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Assistant",
        "kind": "LinkedField",
        "name": "assistants",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AssistantVersion",
            "kind": "LinkedField",
            "name": "published",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "FormTemplateConnection",
        "kind": "LinkedField",
        "name": "formTemplates",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FormTemplateEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FormTemplate",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FormVersion",
                    "kind": "LinkedField",
                    "name": "published",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "formTemplates(first:100)"
      }
    ]
  },
  "params": {
    "cacheID": "1149c00c9c0e625ba5395bed332a371d",
    "id": "f5a200f83e4ded8371cc5a25b062be6d8589566154f787c36664a3c62b2dd657",
    "metadata": {},
    "name": "TestChatQuery",
    "operationKind": "query",
    "text": "query TestChatQuery{assistants{id,published{config,id}},formTemplates(first:100){edges{node{id,published{content,id}}}}}"
  }
};
})();

(node as any).hash = "0dbc62a10588ee6868d64d9ff1f51be3";

export default node;
