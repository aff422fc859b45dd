/**
 * @generated SignedSource<<e78647f8ca4012752af93cb0c1c8cbdc>>
 * @relayHash 1710ca79b963beb096cff186824b442d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 823f198bd4e16b706faedfcdf8fbf2207821189c6c00e668f704db3a256b63c8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ArticleScreenQuery } from './ArticleScreenQuery.graphql';

const node: PreloadableConcreteRequest<ArticleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "823f198bd4e16b706faedfcdf8fbf2207821189c6c00e668f704db3a256b63c8",
    "metadata": {},
    "name": "ArticleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
