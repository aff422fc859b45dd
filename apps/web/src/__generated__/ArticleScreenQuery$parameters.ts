/**
 * @generated SignedSource<<08ce29b09bdf519b6773eca1a980a6ea>>
 * @relayHash de36290c692480899757749eedc7d083
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec41c8b5d86fc2408d45c7091426b42e1f23e0c53acd7c95ae12a69db9a2300e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ArticleScreenQuery } from './ArticleScreenQuery.graphql';

const node: PreloadableConcreteRequest<ArticleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec41c8b5d86fc2408d45c7091426b42e1f23e0c53acd7c95ae12a69db9a2300e",
    "metadata": {},
    "name": "ArticleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
