/**
 * @generated SignedSource<<bc728ca44135ce9a84d832fd933befe8>>
 * @relayHash 2f00aad459590878b77bb4859e1a9487
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af3622de3bd4465e48bac6aa125310543f4c042f435d81a7376d2e5a12c3d5f8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af3622de3bd4465e48bac6aa125310543f4c042f435d81a7376d2e5a12c3d5f8",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
