/**
 * @generated SignedSource<<4c2d331b93edca8469260ff95ef98820>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { AssistantConfig } from "@parley/assistant-config/configSchema";
import { FragmentRefs } from "relay-runtime";
export type AssistantDraftBar_assistant$data = {
  readonly draft: {
    readonly isSomebodyOnline: boolean;
  };
  readonly id: string;
  readonly published: {
    readonly config: AssistantConfig;
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
    readonly number: number;
  };
  readonly title: string;
  readonly " $fragmentType": "AssistantDraftBar_assistant";
};
export type AssistantDraftBar_assistant$key = {
  readonly " $data"?: AssistantDraftBar_assistant$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssistantDraftBar_assistant">;
};

const node: ReaderFragment = (function(){
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
  "name": "title",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssistantDraftBar_assistant",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "AssistantVersion",
      "kind": "LinkedField",
      "name": "published",
      "plural": false,
      "selections": [
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
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "namedProducts",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GuidedFlow",
          "kind": "LinkedField",
          "name": "namedFlows",
          "plural": true,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FormTemplate",
          "kind": "LinkedField",
          "name": "namedForms",
          "plural": true,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        }
      ],
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
          "name": "isSomebodyOnline",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Assistant",
  "abstractKey": null
};
})();

(node as any).hash = "c388918329f951088e038fac534caf56";

export default node;
