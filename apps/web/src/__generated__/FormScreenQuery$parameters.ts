/**
 * @generated SignedSource<<3b6d67e8f042e4e94b3fe10dbcbc7ead>>
 * @relayHash 9d618b9d795c925e541bf7d19d787b7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dde5e71e62d465ca499c355b4e95dfb44f7b4900815eb4bfaa9d653363e000a0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FormScreenQuery } from './FormScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dde5e71e62d465ca499c355b4e95dfb44f7b4900815eb4bfaa9d653363e000a0",
    "metadata": {},
    "name": "FormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
