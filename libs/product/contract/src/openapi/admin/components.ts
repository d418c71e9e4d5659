import type { z } from 'zod';

import {
  createAccountRequest,
  createKeyRequest,
  createProjectRequest,
  grantCreditsRequest,
  rotateKeyRequest,
  updateAccountRequest,
} from '../../http/admin/accounts.js';
import { rotateSigningKeyRequest } from '../../http/admin/signing-keys.js';
import * as failures from '../failures.js';
import * as accounts from './account-schemas.js';
import * as records from './record-schemas.js';

const NAMED = {
  CreateAccountRequest: createAccountRequest,
  UpdateAccountRequest: updateAccountRequest,
  GrantCreditsRequest: grantCreditsRequest,
  CreateProjectRequest: createProjectRequest,
  CreateKeyRequest: createKeyRequest,
  RotateKeyRequest: rotateKeyRequest,
  RotateSigningKeyRequest: rotateSigningKeyRequest,
  Operator: records.operator,
  ConsoleSession: records.consoleSession,
  Account: accounts.account,
  AccountDetails: accounts.accountDetails,
  AccountPage: accounts.accountPage,
  CreatedAccount: accounts.createdAccount,
  DeletedAccount: accounts.deletedAccount,
  Limits: accounts.limits,
  AutoRefill: accounts.autoRefill,
  Grant: accounts.creditGrant,
  LedgerLine: accounts.ledgerLine,
  LedgerPage: accounts.ledgerPage,
  Project: accounts.project,
  ApiKey: accounts.apiKey,
  CreatedApiKey: accounts.createdApiKey,
  Operation: records.adminOperation,
  OperationPage: records.adminOperationPage,
  WorldSummary: records.worldSummary,
  CancelledOperation: records.cancelledOperation,
  PurgedOperation: records.purgedOperation,
  Delivery: records.delivery,
  DeliveryAttempt: records.deliveryAttempt,
  DeliveryDetails: records.deliveryDetails,
  DeliveryPage: records.deliveryPage,
  SigningKey: records.signingKey,
  SigningKeyList: records.signingKeyList,
  RotatedSigningKey: records.rotatedSigningKey,
  RevokedSigningKey: records.revokedSigningKey,
  Overview: records.overview,
  AuditLine: records.auditLine,
  AuditPage: records.auditPage,
  Error: failures.failure,
  BadRequestError: failures.badRequest,
  ValidationError: failures.validationError,
  HTTPValidationError: failures.validationFailure,
} as const satisfies Record<string, z.ZodType>;

export type AdminComponent = keyof typeof NAMED;

/** A response of the operators' API. */
export type AdminResponse<Name extends AdminComponent> = z.output<(typeof NAMED)[Name]>;

/** The named schemas of the operators' document. */
export const ADMIN_COMPONENTS: Readonly<Record<AdminComponent, z.ZodType>> = NAMED;
