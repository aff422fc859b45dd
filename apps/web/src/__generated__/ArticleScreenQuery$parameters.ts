/**
 * @generated SignedSource<<5ab5df0f18fc38c61f948086bf539ab5>>
 * @relayHash 92937be669e4cf3052f4523d0b35883f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ca4cee3f7fe626249a95d021feaffd94249dfa9e98d4077f74734c48b6d2330

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ArticleScreenQuery } from './ArticleScreenQuery.graphql';

const node: PreloadableConcreteRequest<ArticleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ca4cee3f7fe626249a95d021feaffd94249dfa9e98d4077f74734c48b6d2330",
    "metadata": {},
    "name": "ArticleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
