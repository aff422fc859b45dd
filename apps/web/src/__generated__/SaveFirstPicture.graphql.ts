/**
 * @generated SignedSource<<2c2d184389d3c5f5dcec9602cb93db38>>
 * @relayHash 3c8129095d222de3b49eadc721a602c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7867e5868748ac5d82070a8b4f6408c58b3cedbcf46ee9a8093f63cff6ad0e3

import { ConcreteRequest } from 'relay-runtime';
export type UpdateProfileInput = {
  avatarImageId?: string | null | undefined;
  bio?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  timezone?: string | null | undefined;
  title?: string | null | undefined;
};
export type SaveFirstPicture$variables = {
  input: UpdateProfileInput;
};
export type SaveFirstPicture$data = {
  readonly updateProfile: {
    readonly avatar: string | null | undefined;
    readonly id: string;
  };
};
export type SaveFirstPicture = {
  response: SaveFirstPicture$data;
  variables: SaveFirstPicture$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "updateProfile",
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
        "name": "avatar",
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
    "name": "SaveFirstPicture",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SaveFirstPicture",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3c8129095d222de3b49eadc721a602c5",
    "id": "f7867e5868748ac5d82070a8b4f6408c58b3cedbcf46ee9a8093f63cff6ad0e3",
    "metadata": {},
    "name": "SaveFirstPicture",
    "operationKind": "mutation",
    "text": "mutation SaveFirstPicture($input:UpdateProfileInput!){updateProfile(input:$input){id,avatar}}"
  }
};
})();

(node as any).hash = "4eea73401f14267f090c98e9c2e0fe33";

export default node;
