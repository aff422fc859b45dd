/**
 * @generated SignedSource<<f13ca109202dd8d493df4e0ccba2ae93>>
 * @relayHash 16687c9136066286d2e09e6eedc633cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d095e41f605b6cc3b51958e4c3e6246d666b229cd1a18477524cab48ec61554f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
import { AssistantConfig } from "@parley/assistant-config/configSchema";
export type FormEditScreenQuery$variables = {
  id: string;
};
export type FormEditScreenQuery$data = {
  readonly assistants: ReadonlyArray<{
    readonly id: string;
    readonly published: {
      readonly config: AssistantConfig;
    };
  }>;
  readonly formTemplate: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"FormEditScreen_form">;
  };
};
export type FormEditScreenQuery = {
  response: FormEditScreenQuery$data;
  variables: FormEditScreenQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "config",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FormEditScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FormTemplate",
        "kind": "LinkedField",
        "name": "formTemplate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FormEditScreen_form"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Assistant",
        "kind": "LinkedField",
        "name": "assistants",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AssistantVersion",
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FormEditScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FormTemplate",
        "kind": "LinkedField",
        "name": "formTemplate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FormDraft",
            "kind": "LinkedField",
            "name": "draft",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FormVersion",
            "kind": "LinkedField",
            "name": "published",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FormUse",
            "kind": "LinkedField",
            "name": "usedIn",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Assistant",
        "kind": "LinkedField",
        "name": "assistants",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AssistantVersion",
            "kind": "LinkedField",
            "name": "published",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "16687c9136066286d2e09e6eedc633cf",
    "id": "d095e41f605b6cc3b51958e4c3e6246d666b229cd1a18477524cab48ec61554f",
    "metadata": {},
    "name": "FormEditScreenQuery",
    "operationKind": "query",
    "text": "query FormEditScreenQuery($id:ID!){formTemplate(id:$id){id,...FormEditScreen_form},assistants{id,published{config,id}}}fragment FormEditScreen_form on FormTemplate{id,draft{content,revision,savedByName,savedAt,hasChanges},published{id,number,content},usedIn{id,kind,name}}"
  }
};
})();

(node as any).hash = "1e46e8cd814a1cfd45fe9661593506eb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
