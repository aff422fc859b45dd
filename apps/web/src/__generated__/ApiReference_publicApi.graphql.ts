/**
 * @generated SignedSource<<40dffc81ec314dde31cfe1b7b8626271>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ApiScope = "ArticlesRead" | "ArticlesWrite" | "ConversationsRead" | "ConversationsWrite" | "FormsRead" | "VisitorsRead";
import { FragmentRefs } from "relay-runtime";
export type ApiReference_publicApi$data = {
  readonly endpoints: ReadonlyArray<{
    readonly id: string;
    readonly method: string;
    readonly path: string;
    readonly sample: string;
    readonly scope: ApiScope;
    readonly summary: string;
  }>;
  readonly openApiUrl: string;
  readonly requestsPerMinute: number;
  readonly url: string;
  readonly " $fragmentType": "ApiReference_publicApi";
};
export type ApiReference_publicApi$key = {
  readonly " $data"?: ApiReference_publicApi$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiReference_publicApi">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiReference_publicApi",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openApiUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestsPerMinute",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiEndpoint",
      "kind": "LinkedField",
      "name": "endpoints",
      "plural": true,
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
          "name": "method",
          "storageKey": null
        },
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
          "name": "summary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scope",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sample",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PublicApi",
  "abstractKey": null
};

(node as any).hash = "241cd5a896064b2c3714eefacce9b12a";

export default node;
