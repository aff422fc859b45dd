/**
 * @generated SignedSource<<b544ce6abf659c728b9172626a796f80>>
 * @relayHash f686dc7c5799f47c8173cd36ffbed021
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78c6228f7a7047d29b688c313f610a76c1300a18a19c75ac01e71c1d39872db9

import { ConcreteRequest } from 'relay-runtime';
export type FormChartsQuery$variables = {
  days: number;
  id: string;
};
export type FormChartsQuery$data = {
  readonly formStatistics: {
    readonly completed: number;
    readonly questions: ReadonlyArray<{
      readonly answered: number;
      readonly answers: ReadonlyArray<{
        readonly count: number;
        readonly text: string;
      }>;
      readonly asked: number;
      readonly fieldId: string;
      readonly label: string;
      readonly left: number;
    }>;
    readonly shown: number;
    readonly started: number;
    readonly usualSeconds: number | null | undefined;
  };
};
export type FormChartsQuery = {
  response: FormChartsQuery$data;
  variables: FormChartsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "days"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "days",
        "variableName": "days"
      },
      {
        "kind": "Variable",
        "name": "formTemplateId",
        "variableName": "id"
      }
    ],
    "concreteType": "FormStatistics",
    "kind": "LinkedField",
    "name": "formStatistics",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "shown",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "started",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "completed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "usualSeconds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FormQuestionStatistics",
        "kind": "LinkedField",
        "name": "questions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fieldId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "asked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answered",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "left",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FormAnswerCount",
            "kind": "LinkedField",
            "name": "answers",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FormChartsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FormChartsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "f686dc7c5799f47c8173cd36ffbed021",
    "id": "78c6228f7a7047d29b688c313f610a76c1300a18a19c75ac01e71c1d39872db9",
    "metadata": {},
    "name": "FormChartsQuery",
    "operationKind": "query",
    "text": "query FormChartsQuery($id:ID!,$days:Int!){formStatistics(formTemplateId:$id,days:$days){shown,started,completed,usualSeconds,questions{fieldId,label,asked,answered,left,answers{text,count}}}}"
  }
};
})();

(node as any).hash = "b455ee014eedd8700fb2ba0b1fa16fe8";

export default node;
