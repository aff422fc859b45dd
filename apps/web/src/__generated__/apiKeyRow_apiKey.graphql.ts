/**
 * @generated SignedSource<<cdd893c4d75a573a8d2396c9fd2b3276>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ApiKeyState = "Active" | "Expired" | "Revoked";
export type ApiScope = "ArticlesRead" | "ArticlesWrite" | "ConversationsRead" | "ConversationsWrite" | "FormsRead" | "VisitorsRead";
import { FragmentRefs } from "relay-runtime";
export type apiKeyRow_apiKey$data = {
  readonly createdAt: string;
  readonly createdByName: string;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly prefix: string;
  readonly previousUntil: string | null | undefined;
  readonly revokedAt: string | null | undefined;
  readonly scopes: ReadonlyArray<ApiScope>;
  readonly state: ApiKeyState;
  readonly " $fragmentType": "apiKeyRow_apiKey";
};
export type apiKeyRow_apiKey$key = {
  readonly " $data"?: apiKeyRow_apiKey$data;
  readonly " $fragmentSpreads": FragmentRefs<"apiKeyRow_apiKey">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "apiKeyRow_apiKey",
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
      "name": "prefix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdByName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revokedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousUntil",
      "storageKey": null
    }
  ],
  "type": "ApiKey",
  "abstractKey": null
};

(node as any).hash = "38c144059616529cc210c16fb859b4fb";

export default node;
