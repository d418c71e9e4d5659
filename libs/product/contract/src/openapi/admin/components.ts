import type { z } from 'zod';

import {
  createAccountRequestSchema,
  createKeyRequestSchema,
  createProjectRequestSchema,
  grantCreditsRequestSchema,
  rotateKeyRequestSchema,
  updateAccountRequestSchema,
} from '../../http/admin/accounts.js';
import { rotateSigningKeyRequestSchema } from '../../http/admin/signing-keys.js';
import { testWebhookRequestSchema } from '../../http/admin/test-event.js';
import * as failures from '../failures.js';
import { apiKeySchema } from '../own-account-schemas.js';
import * as accounts from './account-schemas.js';
import * as records from './record-schemas.js';
import * as statistics from './statistics-schemas.js';
import * as system from './system-schemas.js';

const NAMED = {
  CreateAccountRequest: createAccountRequestSchema,
  UpdateAccountRequest: updateAccountRequestSchema,
  GrantCreditsRequest: grantCreditsRequestSchema,
  CreateProjectRequest: createProjectRequestSchema,
  CreateKeyRequest: createKeyRequestSchema,
  RotateKeyRequest: rotateKeyRequestSchema,
  RotateSigningKeyRequest: rotateSigningKeyRequestSchema,
  TestWebhookRequest: testWebhookRequestSchema,
  Operator: records.operatorSchema,
  ConsoleSession: records.consoleSessionSchema,
  Account: accounts.accountSchema,
  AccountDetails: accounts.accountDetailsSchema,
  AccountPage: accounts.accountPageSchema,
  CreatedAccount: accounts.createdAccountSchema,
  DeletedAccount: accounts.deletedAccountSchema,
  Limits: accounts.limitsSchema,
  AutoRefill: accounts.autoRefillSchema,
  Grant: accounts.creditGrantSchema,
  LedgerLine: accounts.ledgerLineSchema,
  LedgerPage: accounts.ledgerPageSchema,
  Project: accounts.projectSchema,
  ApiKey: apiKeySchema,
  CreatedApiKey: accounts.createdApiKeySchema,
  Operation: records.adminOperationSchema,
  OperationPage: records.adminOperationPageSchema,
  WorldSummary: records.worldSummarySchema,
  CancelledOperation: records.cancelledOperationSchema,
  PurgedOperation: records.purgedOperationSchema,
  Delivery: records.deliverySchema,
  DeliveryAttempt: records.deliveryAttemptSchema,
  DeliveryDetails: records.deliveryDetailsSchema,
  DeliveryPage: records.deliveryPageSchema,
  TestDelivery: records.testDeliverySchema,
  SigningKey: records.signingKeySchema,
  SigningKeyList: records.signingKeyListSchema,
  RotatedSigningKey: records.rotatedSigningKeySchema,
  RevokedSigningKey: records.revokedSigningKeySchema,
  Overview: records.overviewSchema,
  Statistics: statistics.statisticsSchema,
  StatisticsPeriod: statistics.statisticsPeriodSchema,
  DurationFigures: statistics.durationFiguresSchema,
  System: system.systemSchema,
  SystemProcess: system.systemProcessSchema,
  SystemQueue: system.systemQueueSchema,
  SystemModel: system.systemModelSchema,
  TemporalView: system.temporalViewSchema,
  SystemDeviation: system.systemDeviationSchema,
  AuditLine: records.auditLineSchema,
  AuditPage: records.auditPageSchema,
  Error: failures.failureSchema,
  BadRequestError: failures.badRequestSchema,
  ValidationError: failures.validationErrorSchema,
  HTTPValidationError: failures.validationFailureSchema,
} as const satisfies Record<string, z.ZodType>;

export type AdminComponent = keyof typeof NAMED;

/** A response of the operators' API. */
export type AdminResponse<Name extends AdminComponent> = z.output<(typeof NAMED)[Name]>;

/** The named schemas of the operators' document. */
export const ADMIN_COMPONENTS: Readonly<Record<AdminComponent, z.ZodType>> = NAMED;
