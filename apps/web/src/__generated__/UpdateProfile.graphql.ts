/**
 * @generated SignedSource<<049f9aa4b35cd0f481e00676ba911e04>>
 * @relayHash 1256c4f58012daf2447fbccc42811abe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20ea0a478a930876950f09539c16a202fc7f4f8926d62547b28bf66c54619efc

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpdateProfileInput = {
  avatarImageId?: string | null | undefined;
  bio?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  timezone?: string | null | undefined;
  title?: string | null | undefined;
};
export type UpdateProfile$variables = {
  input: UpdateProfileInput;
};
export type UpdateProfile$data = {
  readonly updateProfile: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_user">;
  };
};
export type UpdateProfile = {
  response: UpdateProfile$data;
  variables: UpdateProfile$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateProfile",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "updateProfile",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProfileForm_user"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateProfile",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "updateProfile",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bio",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "timezone",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1256c4f58012daf2447fbccc42811abe",
    "id": "20ea0a478a930876950f09539c16a202fc7f4f8926d62547b28bf66c54619efc",
    "metadata": {},
    "name": "UpdateProfile",
    "operationKind": "mutation",
    "text": "mutation UpdateProfile($input:UpdateProfileInput!){updateProfile(input:$input){id,...ProfileForm_user}}fragment ProfileForm_user on User{name,email,phone,title,bio,avatar,timezone}"
  }
};
})();

(node as any).hash = "7824b2d99d5135dcffb137fd703c42ab";

export default node;
