/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../__generated__/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FundingNoticeQueryVariables = Exact<{ [key: string]: never; }>;


export type FundingNoticeQuery = { fundingNotice: boolean };

export type NotifyOfFundingMutationVariables = Exact<{ [key: string]: never; }>;


export type NotifyOfFundingMutation = { notifyOfFunding: boolean };

export type CancelFundingNoticeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelFundingNoticeMutation = { cancelFundingNotice: boolean };


export const FundingNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FundingNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fundingNotice"}}]}}]} as unknown as DocumentNode<FundingNoticeQuery, FundingNoticeQueryVariables>;
export const NotifyOfFundingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotifyOfFunding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifyOfFunding"}}]}}]} as unknown as DocumentNode<NotifyOfFundingMutation, NotifyOfFundingMutationVariables>;
export const CancelFundingNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelFundingNotice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelFundingNotice"}}]}}]} as unknown as DocumentNode<CancelFundingNoticeMutation, CancelFundingNoticeMutationVariables>;