/**
 * @generated SignedSource<<18bdb4b2250000c715aecf6c7603f76e>>
 * @relayHash af2383339dfe94bc25d18a1ecd044aea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bab7c7450f620574d91f08027a640eed464ec6ee928c0381e4e72c2c9582bbd

import { ConcreteRequest } from 'relay-runtime';
export type GuidedFlowStatus = "Archived" | "Draft" | "Published";
export type PresentationType = "Button" | "Card";
import { GuidedFlow } from "@parley/guided-flow/flow";
export type RestoreGuidedFlowVersion$variables = {
  id: string;
  number: number;
};
export type RestoreGuidedFlowVersion$data = {
  readonly restoreGuidedFlowVersion: {
    readonly draft: {
      readonly content: GuidedFlow;
      readonly hasChanges: boolean;
      readonly revision: number;
      readonly savedAt: string;
      readonly savedByName: string | null | undefined;
    };
    readonly id: string;
    readonly name: string;
    readonly presentation: {
      readonly lineOne: string;
      readonly lineThree: string | null | undefined;
      readonly lineTwo: string | null | undefined;
      readonly type: PresentationType;
    };
    readonly status: GuidedFlowStatus;
    readonly updatedAt: string;
  };
};
export type RestoreGuidedFlowVersion = {
  response: RestoreGuidedFlowVersion$data;
  variables: RestoreGuidedFlowVersion$variables;
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
    "concreteType": "GuidedFlow",
    "kind": "LinkedField",
    "name": "restoreGuidedFlowVersion",
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updatedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FlowPresentation",
        "kind": "LinkedField",
        "name": "presentation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineOne",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineTwo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineThree",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GuidedFlowDraft",
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
    "name": "RestoreGuidedFlowVersion",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RestoreGuidedFlowVersion",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "af2383339dfe94bc25d18a1ecd044aea",
    "id": "1bab7c7450f620574d91f08027a640eed464ec6ee928c0381e4e72c2c9582bbd",
    "metadata": {},
    "name": "RestoreGuidedFlowVersion",
    "operationKind": "mutation",
    "text": "mutation RestoreGuidedFlowVersion($id:ID!,$number:Int!){restoreGuidedFlowVersion(id:$id,number:$number){id,name,status,updatedAt,presentation{type,lineOne,lineTwo,lineThree},draft{content,revision,savedByName,savedAt,hasChanges}}}"
  }
};
})();

(node as any).hash = "29d355523d86e74db8aa9fe757102bf8";

export default node;
