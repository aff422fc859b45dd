/**
 * @generated SignedSource<<9b992502fdf7eeb6fe74917b1ef51938>>
 * @relayHash 1aedc633f49eefeb5d9b2685cb82c338
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56ae5222b0ba2e213ef5e315fbdeabd7a1954d4068a3e5026508ce10836a81f9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PasswordScreenQuery } from './PasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<PasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56ae5222b0ba2e213ef5e315fbdeabd7a1954d4068a3e5026508ce10836a81f9",
    "metadata": {},
    "name": "PasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
